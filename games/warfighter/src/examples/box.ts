import { InvariantError } from '@sitrep/kernel';
import type { Card, Content } from '../content/cards.ts';

/** Hands out the tokens of cards by name, each once. */
export class Box {
  readonly left: number[];
  readonly content: Content;

  constructor(content: Content) {
    this.content = content;
    this.left = content.instances.map((_, token) => token);
  }

  take(card: string): number {
    const index = this.left.findIndex((token) => this.content.instances[token] === card);
    const [token] = index < 0 ? [] : this.left.splice(index, 1);
    if (token === undefined) throw new InvariantError('SITUATION_CARD', `no card ${card} is left`);
    return token;
  }

  takeAll(isMeant: (card: Card) => boolean): number[] {
    const taken = this.left.filter((token) => {
      const card = this.content.cards[this.content.instances[token] ?? ''];
      return card !== undefined && isMeant(card);
    });
    for (const token of taken) this.left.splice(this.left.indexOf(token), 1);
    return taken;
  }
}
