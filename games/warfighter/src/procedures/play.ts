import type { AutoStep, Context, Procedure } from '@sitrep/kernel';
import { spokenOf } from '../choices/playing.ts';
import type { EffectName } from '../content/vocabulary.ts';
import { getSoldier, type Read } from '../queries/table/lookup.ts';
import type { BoosterFrame, PlayFrame, Results, WarTypes } from '../types.ts';
import { isInstant } from '../words/lookup.ts';
import { abilityOf, boostOf, choosing, type Playing } from './play-choices.ts';
import { isLaidDown, settle } from './play-costs.ts';

/** Pays everything; from here on the card is on the table. */
function commit(context: Context<WarTypes, Playing>, frame: PlayFrame): void {
  context.pay();
  settle(context, frame);
  context.go(isLaidDown(context.state, frame) ? 'end' : 'effects');
}

/** Boosters of an entrance, and those that a declaration needs, take effect together with what they join. */
function commitBooster(context: Context<WarTypes, 'playBooster'>, frame: BoosterFrame): void {
  const { what } = frame.joins;
  if (what === 'entrance' || what === 'declaration') context.done({ pending: [boostOf(frame)] });
  else commit(context, frame);
}

const effects: AutoStep<WarTypes, Playing> = {
  kind: 'auto',
  run(context, frame) {
    const { soldier, token, card, beneficiary, hostile, isUpgunned } = frame;
    const ability = abilityOf(context.state, frame);
    const instant = spokenOf(ability, isUpgunned).effects.filter(isInstant);
    const { slot } = getSoldier(context.state, beneficiary > 0 ? beneficiary : soldier);
    const scope = { source: card, actor: soldier, beneficiary, hostile, slot, token, spoken: [] };
    if (instant.length === 0) context.go('end');
    else context.call('resolve', { ...scope, effects: instant, at: 0 }, 'end');
  },
};

/** Whether the text played has this word, in the form in which it is played. */
function says(state: Read, frame: PlayFrame, word: EffectName): boolean {
  const { effects: spoken } = spokenOf(abilityOf(state, frame), frame.isUpgunned);
  return spoken.some(({ effect }) => effect === word);
}

/** WF-HOST-54: the attack now hits whoever was chosen, or the same Soldier as before. */
function redirected(state: Read, frame: PlayFrame): Results['playBeforeRoll'] {
  return { soldier: says(state, frame, 'redirectAttack') ? frame.beneficiary : frame.about };
}

/** WF-RULING-90, 92: called off for all, or one Soldier takes the Wound of another. */
function spared(state: Read, frame: PlayFrame): Results['playOnWound'] {
  const isCancelled = says(state, frame, 'cancelAttack');
  const isMoved = !isCancelled && says(state, frame, 'moveWounds');
  return { isCancelled, newStandIns: isMoved ? [[frame.about, frame.beneficiary]] : [] };
}

const playing = { ...choosing, commit: { kind: 'auto', run: commit }, effects } as const;

/**
 * Playing an Action card or using an ability: every choice first, then all costs at once, then the effects
 * (WF-CARD-01 to 16, WF-ACT-17). Until the costs are paid it can be cancelled.
 */
export const play: Procedure<WarTypes, 'play'> = {
  ...playing,
  end: { kind: 'auto', run: (context) => context.done() },
};

/** A booster reports to the attack or entrance what has joined it. */
export const playBooster: Procedure<WarTypes, 'playBooster'> = {
  ...playing,
  commit: { kind: 'auto', run: commitBooster },
  end: { kind: 'auto', run: (context, frame) => context.done({ pending: [boostOf(frame)] }) },
};

/** A reaction to the declaration of a hostile attack. */
export const playBeforeRoll: Procedure<WarTypes, 'playBeforeRoll'> = {
  ...playing,
  end: { kind: 'auto', run: (context, frame) => context.done(redirected(context.state, frame)) },
};

/** A reaction to its dice. */
export const playAfterRoll: Procedure<WarTypes, 'playAfterRoll'> = {
  ...playing,
  end: {
    kind: 'auto',
    run: (context, frame) => context.done({ isCancelled: says(context.state, frame, 'cancelAttack') }),
  },
};

/** A reaction to Wounds about to be suffered. */
export const playOnWound: Procedure<WarTypes, 'playOnWound'> = {
  ...playing,
  end: { kind: 'auto', run: (context, frame) => context.done(spared(context.state, frame)) },
};
