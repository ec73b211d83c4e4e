/** Links of positions: written, read, and harmless when they are damaged. */

import { describe, expect, it } from "vitest";
import { pack, packedIn, readPlace, unpack, writePlace } from "./link";

describe("a place", () => {
  it("is written as people count and read back", () => {
    const place = { deal: 2, action: 0, seat: 1 };
    expect(writePlace(place)).toBe("deal=3&action=0&seat=2");
    expect(readPlace(`#${writePlace(place)}`)).toEqual(place);
    expect(readPlace(`#${writePlace({ ...place, seat: null })}`).seat).toBeNull();
  });

  it.each(["", "#", "#deal=x&action=-1&seat=all", "#deal=9999999", "#%E0%A4%A"])(
    "that is not there (%s) is the last one, with all hands",
    (fragment) => {
      expect(readPlace(fragment)).toEqual({ deal: null, action: null, seat: null });
    },
  );
});

describe("a record in a link", () => {
  const record = JSON.stringify({ players: ["Анна", "B", "C"], deals: ["♥".repeat(500)] });

  it("comes out as it went in, in letters that need no escape", async () => {
    const packed = await pack(record);
    expect(packed).toMatch(/^[\w-]+$/);
    expect(packed.length).toBeLessThan(200);
    expect(packedIn(`#seat=all&record=${packed}`)).toBe(packed);
    expect(await unpack(packed)).toBe(record);
  });

  it("that was cut off, altered or swollen is refused", async () => {
    const packed = await pack(record);
    await expect(unpack(packed.slice(0, 20))).rejects.toThrow();
    await expect(unpack("not base64!")).rejects.toThrow();
    await expect(unpack(btoa("no deflate"))).rejects.toThrow();
    await expect(unpack(await pack("x".repeat(256 * 1024 + 1)))).rejects.toThrow();
  });
});
