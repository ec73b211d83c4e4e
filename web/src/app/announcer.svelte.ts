/**
 * What a screen reader hears: one list, in order, each line once. Lines are appended and old ones
 * leave at the top, so a line that stands is never read again.
 */

interface Line {
  id: number;
  text: string;
}

const KEEP = 12;

class Announcer {
  lines = $state<Line[]>([]);
  private next = 0;

  say(text: string): void {
    if (text === "") return;
    this.lines = [...this.lines, { id: this.next++, text }].slice(-KEEP);
  }

  clear(): void {
    this.lines = [];
  }
}

export const announcer = new Announcer();
