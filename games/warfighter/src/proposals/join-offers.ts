import { planAttack } from '../queries/attack/attack.ts';
import { total } from '../queries/in-force/modifiers.ts';
import type { Shot } from './attempts.ts';
import { type Desk, isBegun, loadedShot } from './desk.ts';
import type { Form } from './focus.ts';
import { type Booster, boostersOf, extraOf, type Loaded, load } from './joining.ts';
import { chancesOf, isAlike } from './shot-chances.ts';
import type { JoinSketch, ShotChances } from './sketches.ts';

const FORMS = ['plain', 'upgun'] as const;

/** What could join attacks, named once for each attacker: on the first of his attacks to which it makes a difference. */
export class JoinOffers {
  readonly #desk: Desk;
  readonly #named = new Set<string>();

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  /** What is named on this attack. The best come first. */
  within(shot: Shot): readonly JoinSketch[] {
    if (isBegun(shot)) return [];
    const { seat, declared } = this.#desk;
    const { frame } = shot;
    return boostersOf(declared(frame), frame, seat).flatMap((booster) => {
      const name = `${frame.soldier} ${extraOf(booster)}`;
      const found = this.#named.has(name) ? [] : this.#offersOf(shot, booster);
      if (found.length > 0) this.#named.add(name);
      return found;
    });
  }

  /** Both forms of a booster, as far as they are possible and make a difference. */
  #offersOf(shot: Shot, booster: Booster): readonly JoinSketch[] {
    const { seat, extras } = this.#desk;
    const { mode } = shot;
    const name = extraOf(booster);
    const others = new Map([...extras].filter(([other]) => other !== name));
    const without = loadedShot(this.#desk, shot, others);
    const isOpen = boostersOf(without.state, without.frame, seat).some((each) => extraOf(each) === name);
    const found: { readonly form: Form; readonly joined: Loaded; readonly figures: Figures }[] = [];
    const before = figuresOf(shot, without);
    for (const form of isOpen ? FORMS : []) {
      const joined = load(without, { seat, mode, extras }, booster, form);
      const figures = joined && figuresOf(shot, joined);
      // what an upgun adds nothing to is not worth XP
      if (
        joined === undefined ||
        figures === undefined ||
        [before, ...found.map((each) => each.figures)].some((each) => isAlike(each.chances, figures.chances))
      )
        continue;
      found.push({ form, joined, figures });
    }
    return found.map(({ form, joined, figures }) => ({
      name,
      form,
      isChosen: extras.get(name) === form,
      soldier: booster.soldier,
      card: joined.cards.at(-1) ?? '',
      kill: [before.chances.kill, figures.chances.kill],
      amount: figures.amount - before.amount,
      xp: joined.xp - without.xp,
      discards: joined.discards.slice(without.discards.length),
    }));
  }
}

/** What an attack may do, and what is added to its dice. */
interface Figures {
  readonly chances: ShotChances;
  readonly amount: number;
}

function figuresOf({ mode }: Shot, { state, frame }: Loaded): Figures {
  const plan = planAttack(state, frame, mode, frame.boosts);
  return { chances: chancesOf(plan), amount: total(plan.attack) };
}
