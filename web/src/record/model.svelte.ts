/**
 * A record that is looked at: which deal, which step, through whose eyes. It gives the felt what
 * a table gives it (`Felt`); nothing can be done there.
 */

import { announcer } from "../app/announcer.svelte";
import type { RecordFault, RecordOverview, RecordStep, View } from "../net/protocol";
import { offersOf } from "../table/actions";
import { describe } from "../table/describe";
import type { TableGame } from "../table/game";
import { gameOf } from "../table/games";
import { cardsOf } from "../table/hands";
import type { Felt } from "../table/model.svelte";
import { t } from "../text/i18n.svelte";
import type { Place } from "./link";
import { steps, trouble } from "./net";

/** While somebody leafs quickly only the place where he stops is read out. */
const SILENCE = 250;

export class RecordModel implements Felt {
  readonly game: TableGame;
  deal = $state(0);
  at = $state(0);
  /** `null`: all hands. */
  seat = $state<number | null>(null);
  steps = $state.raw<RecordStep[]>([]);
  loading = $state(false);
  problem = $state("");

  now = $derived(this.steps[this.at] ?? null);
  last = $derived(this.steps.length - 1);
  /** A trick that was just taken still lies there. */
  view = $derived.by(() => (this.now === null ? null : withTrick(this.now)));
  said = $derived(
    (this.now?.events ?? [])
      .filter((event) => event.kind !== "scored")
      .map((event) => describe(this.game, event, this.nameOf, "seen"))
      .filter((line) => line !== ""),
  );
  /** Who takes the trick: it flies there. */
  taker = $derived(
    this.steps[this.at - 1]?.events.find((event) => event.kind === "trick")?.seat ?? null,
  );

  // What a table has and a record has not.
  readonly me = null;
  readonly table = null;
  readonly myTurn = false;
  readonly offers = offersOf({ phase: "", legal: [] });
  readonly gifts = [];
  readonly selected = null;
  readonly pickMode = false;

  private readonly known = new Map<string, RecordStep[]>();
  private coming: Promise<void> = Promise.resolve();
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(
    readonly text: string,
    readonly overview: RecordOverview,
    readonly fault: RecordFault | null,
  ) {
    this.game = gameOf(overview.game);
  }

  nameOf = (seat: number): string =>
    seat === this.now?.view.dummy
      ? t("third-hand")
      : (this.overview.players[seat] ?? t("seat-number", { number: seat + 1 }));

  get deals(): number {
    return this.overview.deals.length;
  }

  /** Where one is, for links. */
  get place(): Place {
    return { deal: this.deal, action: this.at, seat: this.seat };
  }

  /** To a place; one that is not there becomes the nearest that is. */
  async go(place: Place): Promise<void> {
    await this.from(() => place);
  }

  /** Steps forward or back, over the ends of a deal too. */
  async step(by: 1 | -1): Promise<void> {
    await this.from(({ deal, action, seat }) => {
      const at = (action ?? 0) + by;
      if (at >= 0 && at <= this.last) return { deal, action: at, seat };
      return this.beside(by, by < 0 ? null : 0);
    });
  }

  /** To the deal before or after, if there is one. */
  async turn(by: 1 | -1): Promise<void> {
    await this.from(() => this.beside(by, 0));
  }

  async look(seat: number | null): Promise<void> {
    if (seat === null || seat < this.overview.players.length)
      await this.from((place) => ({ ...place, seat }));
  }

  private beside(by: 1 | -1, action: number | null): Place | null {
    const deal = this.deal + by;
    return deal < 0 || deal >= this.deals ? null : { deal, action, seat: this.seat };
  }

  /** From where one is by then: what is asked while a deal is on its way waits for it. */
  private from(where: (here: Place) => Place | null): Promise<void> {
    this.coming = this.coming.then(async () => {
      const place = where(this.place);
      if (place !== null) await this.arrive(place);
    });
    return this.coming;
  }

  private async arrive(place: Place): Promise<void> {
    const deal = clamp(place.deal ?? this.deals - 1, this.deals - 1);
    const seat =
      place.seat !== null && place.seat < this.overview.players.length ? place.seat : null;
    const found = await this.load(deal, seat);
    if (found === null) return;
    this.deal = deal;
    this.seat = seat;
    this.steps = found;
    this.at = clamp(place.action ?? Infinity, found.length - 1);
    this.tell();
  }

  private async load(deal: number, seat: number | null): Promise<RecordStep[] | null> {
    const key = `${String(deal)}/${String(seat)}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    this.loading = true;
    try {
      const found = await steps(this.text, deal, seat);
      this.known.set(key, found);
      this.problem = "";
      return found;
    } catch (problem) {
      this.problem = trouble(problem);
      announcer.say(this.problem);
      return null;
    } finally {
      this.loading = false;
    }
  }

  private tell(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      const words = (this.now?.events ?? []).map((event) => describe(this.game, event, this.nameOf, "spoken"));
      const place = t("record-step", { step: this.at, steps: this.last });
      announcer.say([place, ...words.filter((line) => line !== "")].join(". "));
    }, SILENCE);
  }
}

function clamp(value: number, most: number): number {
  return Math.max(0, Math.min(value, most));
}

function withTrick({ view, events }: RecordStep): View {
  const last = view.tricks.at(-1);
  if (view.trick.length > 0 || last === undefined) return view;
  if (!events.some((event) => event.kind === "trick")) return view;
  const turned = last.turned === undefined ? {} : { turned: last.turned };
  return { ...view, trick: cardsOf(view, last), ...turned };
}
