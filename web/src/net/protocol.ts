/** The wire contract of docs/protocol.md as types. The page knows no rules beyond these shapes. */

/** The games that this page can draw, in the order in which it offers them. */
export const GAMES = ["thousand", "preferans"] as const;

export type Seat = number;
export type Card = string;
export type Suit = "S" | "C" | "D" | "H";
export type Args = Record<string, string | number>;

export interface Reason {
  id: string;
  args?: Args;
}

export interface Entry {
  player: Seat;
  amount: number;
  reason: Reason;
  rule: string;
  /** The column of the sheet, where there are several, and on whom it stands there. */
  to?: "pool" | "mountain" | "whists" | "";
  on?: Seat | null;
}

export interface Settlement {
  exact: string[];
  rounded: number[];
}

/** How a deal ended: what every game tells of it. */
export interface Summary {
  kind: string;
  declarer: Seat | null;
  made: boolean | null;
  entries: Entry[];
  before: number[];
  after: number[];
  settlement?: Settlement | null;
}

export interface Standing {
  scores: number[];
  deal_number: number;
  target: number;
}

export interface CallMade {
  seat: Seat;
  call: string;
}

/** What a bonus showed to this viewer: `bonus` is `talon`, `suits`, `card 1`, `cards`. */
export interface Peek {
  bonus: string;
  cards?: Card[];
  suits?: Suit[];
  hands?: Card[][];
}

export interface Bonuses {
  /** By seat: how many of each kind are left in the match. */
  left: Record<string, number>[];
  used: { seat: Seat; bonus: string }[];
  seen: Peek[];
}

/** A card of the trick. A lead that lies face down names itself to its player alone. */
export interface Laid {
  seat: Seat;
  card?: Card;
  face_down?: boolean;
}

export interface TrickDone {
  leader: Seat;
  cards: Card[];
  /** `null`: a card of the talon took it. */
  winner: Seat | null;
  /** The card of the talon that led. */
  turned?: Card | null;
}

/** What every game tells of a position; the rest is in the module of the game beside this one. */
export interface View {
  game: string;
  me: Seat | null;
  players: number;
  seats: Seat[];
  phase: string;
  turn: Seat | null;
  dealer: Seat;
  standing: Standing;
  hand: Card[] | null;
  hand_sizes: number[];
  hands: Card[][] | null;
  talon: Card[] | null;
  talon_size: number;
  calls: CallMade[];
  /** Absent or `null` at a table without bonuses. */
  bonuses?: Bonuses | null;
  bid: number | string | null;
  bidder: Seat | null;
  passed: boolean[];
  declarer: Seat | null;
  trump: Suit | null;
  leader: Seat | null;
  trick: Laid[];
  tricks: TrickDone[];
  tricks_taken: number[];
  legal: string[];
  illegal: Record<Card, Reason>;
  summary: Summary | null;
  winner: Seat | null;
  // What a hand is where it is not its player's alone; absent where every hand is.
  /** The hands in the order of play; without it those of `seats`. */
  circle?: Seat[];
  /** The number of a hand that is nobody's. */
  dummy?: Seat | null;
  /** The hand whose card is due: `turn` plays it. */
  hand_due?: Seat | null;
  /** The hands that lie open for everybody, by their seat. */
  open_hands?: Record<string, Card[]>;
  /** The card of the talon that leads this trick. */
  turned?: Card | null;
}

/** What happened, as this viewer saw it. */
export interface GameEvent {
  kind: string;
  seat?: Seat | null;
  data?: EventData;
}

export interface EventData {
  call?: string;
  dealer?: Seat;
  bid?: number | string;
  blind?: boolean;
  cards?: Card[];
  count?: number;
  by?: Seat;
  to?: Seat;
  card?: Card;
  face_down?: boolean;
  bonus?: string;
  suits?: Suit[];
  hands?: Card[][];
  declares?: Suit;
  worth?: number;
  trump?: Suit | null;
  points?: number;
  summary?: Summary;
  winner?: Seat | null;
}

export interface SeatInfo {
  name: string;
  kind: "human" | "bot" | "open";
  level: string | null;
  present: boolean;
  /** Somebody may sit down here: open, or held by a bot that only fills. */
  free?: boolean;
  /** A bot plays for this person, who is away. */
  stand_in?: boolean;
  /** Who had this seat before a bot got it for good. */
  instead_of?: string | null;
  /** A person who gave no name: `name` is what such people are called where they came from. */
  unnamed?: boolean;
}

export type Pace = "slow" | "normal" | "fast" | "none";

/** How long a table waits for a player, and what becomes of the seat then. */
export interface Patience {
  /** Seconds; `null`: as long as it takes. */
  move_time: number | null;
  then: (typeof THEN)[number];
}

export const THEN = ["stand_in", "out"] as const;
/** The times for a move that this page offers, in seconds; 0 is no limit. */
export const MOVE_TIMES = [0, 30, 60, 120, 300] as const;

export interface RulesOfTable {
  preset: string;
  set: Record<string, OptionValue>;
  code: string;
  diff: string[];
}

export interface TableInfo {
  id: string;
  game: string;
  rules: RulesOfTable;
  seats: SeatInfo[];
  me: Seat | null;
  host: boolean;
  pace: Pace;
  patience: Patience;
  /** Seconds after which somebody away is replaced. */
  grace: number;
  /** How this person lost the seat at this table. */
  out: "left" | "late" | "away" | null;
  ready: boolean[];
  /** Who wants the match to be over; `null` where that cannot be agreed on now. */
  ending: boolean[] | null;
  next_at: number | null;
  /** Seconds that the player to move has left. */
  time_left: number | null;
  link: string;
  match: number;
  /** The promise of the deal that runs or is due; `null` when the match is over. */
  shuffle: { deal: number; commitment: string } | null;
  values?: Record<string, unknown>;
  /** Why the table can only be looked at. */
  fault?: { seq: number; reason: Reason } | null;
}

export interface StateMessage {
  t: "state";
  seq: number;
  view: View | null;
  events: GameEvent[];
  table: TableInfo;
  since: number | null;
}

export interface Said {
  t: "said";
  seat: Seat | null;
  name: string;
  text: string;
  at: number | string;
}

export type ServerMessage =
  | StateMessage
  | { t: "table"; table: TableInfo }
  | { t: "ok"; id: string; seq: number }
  | { t: "refused"; id: string; reason: Reason; seq: number }
  | Said
  | { t: "error"; reason: Reason }
  | { t: "pong" };

/** Requests of the page that are answered by `ok` or `refused`. */
export type Request =
  | { t: "act"; seq: number; action: string }
  | { t: "sit"; seat: Seat; name: string }
  | { t: "bots"; level: string }
  | { t: "next" }
  | { t: "end" }
  | { t: "pace"; pace: Pace }
  | { t: "rematch" }
  | { t: "say"; text: string }
  | { t: "rename"; name: string };

/** How a finished deal was shuffled: what checks it. */
export interface ShuffleDone {
  seed: string;
  commitment: string;
  /** Cards with spaces, in the order of the deck. */
  deck: string;
  /** By seat, as dealt. */
  hands: string[];
}

// --- HTTP ------------------------------------------------------------------------------

export interface PresetInfo {
  preset: string;
  players: number[] | number;
  title: Record<string, string>;
  text?: Record<string, string>;
  source: string;
  default: boolean;
}

export interface GameInfo {
  game: string;
  players: number[];
  presets: PresetInfo[];
}

export type OptionValue = string | number | boolean | number[] | Record<string, number>;

export interface OptionInfo {
  id: string;
  group: string;
  type: string;
  values: OptionValue[] | null;
  default: OptionValue;
  needs?: Record<string, OptionValue[]>;
  /** Without effect where all of one of these hold. */
  unless?: Record<string, OptionValue[]>[];
  excludes?: Record<string, OptionValue[]>;
  range?: { low: number; high: number; step: number };
  source?: string;
}

export interface Catalogue {
  groups: string[];
  options: OptionInfo[];
}

export interface ResolvedOption {
  value: OptionValue;
  default: OptionValue;
  preset_value: OptionValue;
  from: "default" | "preset" | "edit";
}

export interface Resolved {
  preset: string;
  set: Record<string, OptionValue>;
  code: string;
  options: Record<string, ResolvedOption>;
  diff: string[];
}

/** Where two rule sets differ; `a` and `b` are the sides. */
export interface Comparison {
  game: string;
  a: { preset: string; code: string };
  b: { preset: string; code: string };
  options: Record<string, Record<"a" | "b", { value: OptionValue; from: ResolvedOption["from"] }>>;
}

/** A value and what it is called; `text` where there is more to say. */
export interface NamedValue {
  value: OptionValue;
  title: string;
  text?: string;
}

export interface ReferenceLink {
  option: string;
  title: string;
  values: NamedValue[];
}

/** One option explained, in the language that was asked for. */
export interface OptionReference {
  id: string;
  group: string;
  title: string;
  text: string;
  /** What it is called, by language. */
  names: Record<string, string>;
  values: NamedValue[];
  range: { low: number; high: number; step: number } | null;
  default: NamedValue;
  /** Those in which it is not the default. */
  presets: { preset: string; title: string; value: NamedValue }[];
  needs: ReferenceLink[];
  /** Without effect where all links of one of these hold. */
  unless: ReferenceLink[][];
  excludes: ReferenceLink[];
  value_needs: { value: NamedValue; needs: ReferenceLink[] }[];
  needed_by: { option: string; title: string }[];
  source: { source: string; title: string }[];
  example: {
    kind: "sheet" | "record";
    rules: string[];
    story: string[];
    outcomes: { value: OptionValue; title: string; result: string; why: string[] }[];
  };
}

export interface RulesReference {
  game: string;
  groups: { group: string; title: string }[];
  options: OptionReference[];
}

export interface GlossaryTerm {
  id: string;
  title: string;
  text: string;
  /** What it is called, by language. */
  names: Record<string, string>;
}

export interface GlossarySection {
  /** A game, or `both`. */
  section: string;
  title: string;
  terms: GlossaryTerm[];
}

export interface RulesError extends Reason {
  option?: string;
}

/** One step of a settlement on paper; amounts are exact numbers as texts (`184/3`). */
export interface SettleStep {
  id: string;
  reason: string;
  amounts: string[];
  /** `pairs[i][j]` stands with i, on j. */
  pairs?: string[][];
}

export interface SheetAnswer {
  rows: Summary[];
  steps?: SettleStep[];
}

/** A step of a record: what was done, and the whole view after it. */
export interface RecordStep {
  action: string | null;
  events: GameEvent[];
  /** With all hands open: as dealt (`hands`) and as they are at this step (`hands_now`). */
  view: View & { hands_now?: Card[][] };
}

/** How a deal of a record went, or stands. */
export interface RecordDeal {
  actions: number;
  kind: string | null;
  declarer: Seat | null;
  /** In the text form of a call. */
  contract: string | null;
  made: boolean | null;
  scores: number[];
}

export interface RecordOverview {
  game: string;
  players: string[];
  scores: number[];
  /** The number of the first deal as people count. */
  first: number;
  deals: RecordDeal[];
  complete: boolean;
  winner: Seat | null;
}

export interface RecordFault {
  deal: number | null;
  action: number | null;
  id: string;
  /** In words. */
  reason: string;
}
