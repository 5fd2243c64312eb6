import { isNameIn } from '@sitrep/kernel';
import { type Fault, fault, type Path } from '@sitrep/packs';
import type { Card } from '../../content/cards.ts';
import { type Carrier, carrierOf, MOMENTS } from '../../content/moments.ts';
import { CONDITION_WORDS, COST_WORDS, WHO_WORDS } from '../../content/terms.ts';
import type { Ability, Effect, Trigger, Who } from '../../content/vocabulary.ts';
import { allWords, innerOf, isInstant, placeOf, wordOf } from '../../words/lookup.ts';

/** The words whose conditions are looked at while they are static. */
const CONDITIONAL = allWords.flatMap(({ name, isConditional }) => (isConditional ? [name] : []));

/** An ability and what it is printed on. */
interface Printed {
  readonly ability: Ability;
  readonly carrier: Carrier;
  readonly path: Path;
}

/** Everything about a card's abilities that would do nothing. */
export function abilityFaults(card: Card): readonly Fault[] {
  const carrier = carrierOf(card);
  return (card.abilities ?? []).flatMap((ability, index) => {
    const printed = { ability, carrier, path: ['abilities', index] };
    const moment = momentFaults(printed);
    return moment.length > 0 ? moment : [...partFaults(printed), ...effectFaults(printed)];
  });
}

function idle(path: Path, message: string): Fault {
  return fault('PACK_WORD_IDLE', path, message);
}

function listed(words: readonly string[]): string {
  return words.length === 0 ? 'nowhere' : words.join(', ');
}

function momentFaults({ ability: { when }, carrier, path }: Printed): readonly Fault[] {
  if (MOMENTS[when].on.includes(carrier)) return [];
  const fitting = Object.entries(MOMENTS).flatMap(([name, { on }]) => (on.includes(carrier) ? [name] : []));
  const message = `“${when}” never comes for a card of type ${carrier}; use one of ${listed(fitting)}`;
  return [idle([...path, 'when'], message)];
}

/** Conditions, costs, `who`, `upgun` and `limit`, where nobody asks for them. */
function partFaults(printed: Printed): readonly Fault[] {
  return [
    ...conditionFaults(printed),
    ...costFaults(printed),
    ...whoFaults(printed),
    ...upgunFaults(printed),
    ...limitFaults(printed),
  ];
}

function conditionFaults({ ability, carrier, path }: Printed): readonly Fault[] {
  const { when } = ability;
  const isRead = when !== 'static' || ability.do.every(({ effect }) => CONDITIONAL.includes(effect));
  const isCarrier = when === 'static' ? MOMENTS.soldierDowned.on.includes(carrier) : carrier !== 'location';
  return (ability.if ?? []).flatMap((condition, index) => {
    const { at } = CONDITION_WORDS[condition.is];
    const where = [...path, 'if', index, 'is'];
    if (!at.includes(when)) {
      const message = `the condition ${condition.is} is not looked at when “${when}”; it is at ${listed(at)}`;
      return [idle(where, message)];
    }
    if (isRead && isCarrier) return [];
    const message = `conditions are not looked at here; static ones count for ${listed(CONDITIONAL)} on what a Soldier has`;
    return [idle(where, message)];
  });
}

function costFaults({ ability, carrier, path }: Printed): readonly Fault[] {
  return (ability.cost ?? []).flatMap(({ pay }, index) => {
    const { at } = COST_WORDS[pay];
    const where = [...path, 'cost', index, 'pay'];
    if (!at.includes(ability.when))
      return [idle(where, `the cost ${pay} is not paid when “${ability.when}”; it is at ${listed(at)}`)];
    const isGear = carrier === 'equipment' || carrier === 'weapon';
    return pay !== 'expend' || isGear
      ? []
      : [idle(where, 'only weapons and equipment have counters to expend; use another cost')];
  });
}

function whoFaults({ ability, carrier, path }: Printed): readonly Fault[] {
  const { when, who, upgun } = ability;
  const where: readonly (readonly [Path, Who | undefined])[] = [
    [[...path, 'who'], who],
    [[...path, 'upgun', 'who'], upgun?.who],
  ];
  return where.flatMap(([at, chosen]) => {
    if (chosen === undefined || isLeadership(ability, carrier)) return [];
    if (!MOMENTS[when].isPlayed) return [idle(at, `nobody is chosen when “${when}”; leave “who” out`)];
    const isPossible = WHO_WORDS[chosen.who].isChosen && (chosen.who !== 'hostile' || when === 'main');
    return isPossible
      ? []
      : [
          idle(
            [...at, 'who'],
            `“${chosen.who}” cannot be chosen when “${when}”; use ${listed(choices(when))}`,
          ),
        ];
  });
}

/** Movement that a leader gives to others. */
function isLeadership({ when, who, do: effects }: Ability, carrier: Carrier): boolean {
  const isOwned = MOMENTS.soldierDowned.on.includes(carrier);
  const isMovement = effects.every(({ effect }) => effect === 'modMovement');
  return when === 'static' && who?.who === 'anySoldier' && isOwned && isMovement;
}

function choices(when: Trigger): readonly string[] {
  return Object.entries(WHO_WORDS).flatMap(([name, { isChosen }]) =>
    isChosen && (name !== 'hostile' || when === 'main') ? [name] : [],
  );
}

function upgunFaults({ ability, path }: Printed): readonly Fault[] {
  const { upgun, who, when } = ability;
  if (upgun === undefined) return [];
  const at = [...path, 'upgun'];
  if (!MOMENTS[when].isPlayed)
    return [idle(at, `nobody plays it when “${when}”, so it cannot be upgunned; leave “upgun” out`)];
  const isOther = !isEqual(upgun.who ?? who, who) || !isEqual(upgun.do ?? ability.do, ability.do);
  return isOther
    ? []
    : [
        fault(
          'PACK_UPGUN_SAME',
          at,
          'the upgunned form is the printed one; change “who” or “do”, or leave it out',
        ),
      ];
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function limitFaults({ ability: { limit, when }, carrier, path }: Printed): readonly Fault[] {
  if (limit === undefined || (MOMENTS[when].isPlayed && carrier !== 'action')) return [];
  return [
    idle([...path, 'limit'], 'only what a Soldier has in play and uses by choice has a limit; leave it out'),
  ];
}

/** Where a list of effects is carried out. */
interface Setting {
  readonly when: Trigger;
  readonly carrier: Carrier;
  readonly who: Who['who'];
  /** Inside another word only what happens at once does anything; what is read from the card is not found there. */
  readonly isInside?: boolean;
}

function effectFaults({ ability, carrier, path }: Printed): readonly Fault[] {
  const { when, upgun } = ability;
  const who = ability.who?.who ?? 'self';
  const printed = listFaults(ability.do, { when, carrier, who }, [...path, 'do']);
  if (upgun === undefined) return printed;
  const setting = { when, carrier, who: upgun.who?.who ?? who };
  const where = upgun.do === undefined ? [...path, 'upgun', 'who'] : [...path, 'upgun', 'do'];
  const upgunned = listFaults(upgun.do ?? ability.do, setting, where);
  // Printed effects that fail anyway are not reported twice.
  return upgun.do === undefined && printed.length > 0 ? printed : [...printed, ...upgunned];
}

function listFaults(effects: readonly Effect[], setting: Setting, path: Path): readonly Fault[] {
  return effects.flatMap((effect, index) => {
    const at = [...path, index];
    const own = placeFaults(effect, setting, at);
    if (own.length > 0) return own;
    return innerOf(effect).flatMap((inner) =>
      listFaults(inner.effects, { ...setting, isInside: true }, [...at, ...inner.path]),
    );
  });
}

function placeFaults(effect: Effect, setting: Setting, path: Path): readonly Fault[] {
  const { when, carrier } = setting;
  const name = [...path, 'effect'];
  if (setting.isInside && !isInstant(effect))
    return [idle(name, `${effect.effect} does nothing inside another word; take it out of it`)];
  const { name: variant, on: carriers } = placeOf(effect, when);
  if (carriers.length === 0) {
    const message = `${effect.effect} does nothing when “${when}”; it works at ${listed(Object.keys(wordOf(effect).at))}`;
    return [idle(name, message)];
  }
  if (!carriers.includes(carrier)) {
    const message = `${variant} does nothing on a card of type ${carrier} when “${when}”; it works on ${listed(carriers)}`;
    return [idle(name, message)];
  }
  return 'on' in effect
    ? onFaults(effect, setting, [...path, 'on', 'who'])
    : needFaults(effect, setting, name);
}

function needFaults(said: Effect, { when, who }: Setting, path: Path): readonly Fault[] {
  const { name: effect, needs } = wordOf(said);
  if (needs === 'hostile' && who !== 'hostile')
    return [idle(path, `${effect} needs a hostile card; give the ability "who": {"who": "hostile"}`)];
  const isMissing = needs === 'soldier' && when !== 'setup' && !servesSoldier(when, who);
  return isMissing ? [idle(path, `${effect} finds no Soldier here; choose one by “who”`)] : [];
}

function servesSoldier(when: Trigger, who: Who['who']): boolean {
  return MOMENTS[when].hasSoldier === true && who !== 'hostile';
}

function onFaults(
  effect: Extract<Effect, { readonly on: Who }>,
  { when, who }: Setting,
  path: Path,
): readonly Fault[] {
  const on = effect.on.who;
  const { hasHostile = false } = MOMENTS[when];
  const isThere = {
    self: servesSoldier(when, who),
    target: hasHostile,
    hostile: who === 'hostile' || hasHostile,
  };
  const side = WHO_WORDS[on].on;
  const isSide = side === 'soldiers' || (side === 'hostiles' && effect.effect === 'suppress');
  if (isSide && (!isNameIn(isThere, on) || isThere[on])) return [];
  return [idle(path, `${effect.effect} finds nobody by “${on}” when “${when}”; name somebody else`)];
}
