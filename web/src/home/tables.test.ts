import { beforeEach, describe, expect, it } from "vitest";
import { forgetTable, ownTables, readTables, rememberTable } from "./tables";

const table = (id: string) => ({ id, game: "thousand", names: ["Ada"] });

describe("the own tables", () => {
  beforeEach(() => {
    localStorage.clear();
  });

  it("are kept, the newest first, each once, three at most", () => {
    for (const id of ["a", "b", "c", "a", "d"]) rememberTable(table(id));
    expect(ownTables().map(({ id }) => id)).toEqual(["d", "a", "c"]);
  });

  it("are forgotten one by one", () => {
    rememberTable(table("a"));
    rememberTable(table("b"));
    forgetTable("b");
    expect(ownTables()).toEqual([table("a")]);
  });

  it("are read without what is damaged", () => {
    expect(readTables("{")).toEqual([]);
    expect(readTables("7")).toEqual([]);
    expect(readTables(JSON.stringify([null, { id: 1 }, { ...table("a"), names: [3] }, table("b")]))).toEqual([
      table("b"),
    ]);
  });
});
