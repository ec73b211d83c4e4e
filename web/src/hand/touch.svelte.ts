/**
 * Touching the cards of a hand: what a tap, Enter, an arrow or a letter does, and what is said of a
 * card. The own hand and a hand that lies open and is played by this person are touched alike.
 */

import { tick } from "svelte";
import type { Card, Seat } from "../net/protocol";
import { settings } from "../settings/settings.svelte";
import { choices, offersOf, type Ways } from "../table/actions";
import type { Mark, Wanted } from "../table/game";
import { handDue } from "../table/hands";
import type { TableModel } from "../table/model.svelte";
import { cardName, lang, reasonText, t } from "../text/i18n.svelte";
import { CardKeys, rankKeys } from "./keys";

/** Who has played so many cards by two taps needs not be told of the second. */
const LEARNT = 3;

export class HandTouch {
  /** The element that holds the cards. */
  list = $state<HTMLElement | null>(null);
  private focused = $state<Card | null>(null);
  private readonly keys = new CardKeys(() => rankKeys(lang()));

  constructor(
    private readonly model: TableModel,
    /** Whose hand it is. */
    private readonly seat: () => Seat | null,
    /** Its cards, in order. */
    readonly cards: () => Card[],
  ) {}

  private readonly own = $derived.by(() => this.seat() === this.model.me);
  private readonly due = $derived.by(
    () => this.model.view !== null && handDue(this.model.view) === this.seat(),
  );
  readonly picking = $derived.by(
    () =>
      this.own &&
      this.model.offers.picks.length > 0 &&
      (this.model.pickMode || this.model.offers.gifts.length === 0),
  );
  readonly giving = $derived.by(
    () => this.own && this.model.offers.gifts.length > 0 && !this.picking,
  );
  /** A card of this hand is due, and this person plays it. */
  readonly playing = $derived.by(() => this.due && this.model.offers.plays.size > 0);
  /** The card that the Tab key comes to. */
  readonly roving = $derived.by(() => {
    const cards = this.cards();
    return this.focused !== null && cards.includes(this.focused)
      ? this.focused
      : (cards[0] ?? null);
  });
  /** The ways to play the chosen card, where there are several. */
  readonly choices = $derived.by(() => {
    const card = this.model.selected;
    const ways = card === null || !this.cards().includes(card) ? undefined : this.ways(card);
    const list = ways === undefined ? [] : choices(ways);
    return list.length > 1 ? list : [];
  });

  private ways(card: Card): Ways | undefined {
    return this.playing ? this.model.offers.plays.get(card) : undefined;
  }

  receiverOf(card: Card): Seat | null {
    return this.model.gifts.find((gift) => gift.card === card)?.seat ?? null;
  }

  illegal(card: Card): boolean {
    return this.playing && this.ways(card) === undefined;
  }

  markOf(card: Card): Mark | null {
    const { view, game } = this.model;
    const wanted: Wanted | null = this.playing
      ? "play"
      : this.giving
        ? "give"
        : this.picking
          ? "pick"
          : null;
    return view === null || wanted === null ? null : game.mark(view, card, wanted);
  }

  isUp(card: Card): boolean {
    return this.model.selected === card || this.model.picked.includes(card);
  }

  isSent(card: Card): boolean {
    return this.model.pending?.action.slice(0, 2) === card;
  }

  label(card: Card): string {
    const parts = [cardName(card)];
    const seat = this.receiverOf(card);
    if (seat !== null) parts.push(t("hand-given-to", { name: this.model.nameOf(seat) }));
    const reason = this.illegal(card) ? this.model.view?.illegal[card] : undefined;
    if (reason !== undefined)
      parts.push(t("hand-illegal", { reason: reasonText(reason, this.model.nameOf) }));
    const mark = this.markOf(card);
    if (mark !== null) parts.push(mark.label);
    return parts.join(", ");
  }

  touch(card: Card, event: MouseEvent): void {
    // A click without a pointer is Enter, Space or a screen reader: it plays at once.
    const direct = event.detail === 0;
    this.focused = card;
    if (this.giving) this.give(card);
    else if (this.picking && this.ways(card) === undefined) this.model.pick(card);
    else this.play(card, direct);
  }

  private give(card: Card): void {
    const { model } = this;
    const seat = this.receiverOf(card);
    if (seat !== null) {
      model.takeBack(seat);
      return;
    }
    model.selected = model.selected === card ? null : card;
    const warning = model.selected === card ? this.warning(card, "give") : null;
    if (warning !== null) model.tell(warning, card);
  }

  private play(card: Card, direct: boolean): void {
    const { model } = this;
    const ways = this.ways(card);
    if (ways === undefined) {
      if (this.mayChooseSoon(card)) model.selected = card;
      else this.refuse(card);
      return;
    }
    const [only, ...others] = choices(ways);
    if (others.length > 0) {
      model.selected = model.selected === card ? null : card;
      if (model.selected !== null) void this.focusChoice();
    } else if (only !== undefined) {
      const chosen = model.selected === card;
      const warning = chosen || direct ? null : this.warning(card, "play");
      // What breaks a marriage needs the second tap where one tap plays, too.
      if (direct || chosen || (settings.oneTap && warning === null)) this.playNow(card, only);
      else {
        model.selected = card;
        if (warning !== null) model.tell(warning, card);
        else if (settings.playedByTwo < LEARNT) model.tell(t("tap-again"), card, true);
      }
    }
  }

  private playNow(card: Card, action: string): void {
    if (this.model.selected === card && settings.playedByTwo < LEARNT) settings.playedByTwo += 1;
    this.model.act(action);
  }

  /** What the card would cost, if anything. */
  private warning(card: Card, wanted: Wanted): string | null {
    const { view, game } = this.model;
    return view === null ? null : game.warning(view, card, wanted);
  }

  private refuse(card: Card): void {
    const { model } = this;
    const { view } = model;
    const reason = view?.illegal[card];
    if (this.playing && reason !== undefined) model.explain(reason, card);
    else if (model.pending === null && view?.phase === "play") {
      const other = model.myTurn && model.ready && !this.due ? handDue(view) : null;
      if (other !== null) model.tell(t("other-hand-due", { name: model.nameOf(other) }), card);
      else model.tell(model.myTurn ? t("wait-cards") : t("not-your-turn"), card);
    }
  }

  /** The last trick still lies there, but the turn is known already: the card may be chosen. */
  private mayChooseSoon(card: Card): boolean {
    const known = this.model.latest?.view ?? null;
    return (
      !this.model.ready &&
      this.model.pending === null &&
      known !== null &&
      handDue(known) === this.seat() &&
      offersOf(known).plays.has(card)
    );
  }

  private async focusChoice(): Promise<void> {
    await tick();
    this.list?.parentElement?.querySelector<HTMLElement>(".choices button")?.focus();
  }

  focusCard(card: Card | null): void {
    if (card === null) return;
    this.focused = card;
    this.list?.querySelector<HTMLElement>(`[data-card="${card}"]`)?.focus();
  }

  focusIs(card: Card): void {
    this.focused = card;
  }

  private move(by: number): void {
    const cards = this.cards();
    const step = this.list?.contains(document.activeElement) === true ? by : 0;
    const at = cards.indexOf(this.roving ?? "");
    this.focusCard(cards[(at + step + cards.length) % cards.length] ?? null);
  }

  /** Keys of the whole table; says whether the key was used. */
  key(event: KeyboardEvent): boolean {
    const cards = this.cards();
    if (cards.length === 0) return false;
    switch (event.key) {
      case "ArrowRight":
        this.move(1);
        return true;
      case "ArrowLeft":
        this.move(-1);
        return true;
      case "Home":
        this.focusCard(cards[0] ?? null);
        return true;
      case "End":
        this.focusCard(cards.at(-1) ?? null);
        return true;
      case "Escape":
        if (this.model.selected === null) return false;
        this.focusCard(this.model.selected);
        this.model.selected = null;
        return true;
    }
    const card = this.keys.press(event.key, cards, Date.now());
    this.focusCard(card);
    return card !== null;
  }
}
