/** The sheets of paper over the felt: one at a time, opened by a button that gets the focus back. */

export type Panel =
  | "bonuses"
  | "help"
  | "last"
  | "menu"
  | "rules"
  | "settings"
  | "sheet"
  | "shuffle"
  | "talk"
  | "talon";

export class Panels {
  opened = $state<Panel | null>(null);
  private opener: HTMLElement | null = null;

  toggle(what: Panel): void {
    if (this.opened === what) {
      this.close();
      return;
    }
    if (document.activeElement instanceof HTMLElement) this.opener = document.activeElement;
    this.opened = what;
  }

  readonly close = (): void => {
    this.opened = null;
    if (this.opener?.isConnected === true) this.opener.focus();
    this.opener = null;
  };
}
