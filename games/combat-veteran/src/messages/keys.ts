import type { Sound } from '../account/sounds.ts';
import type { Command } from '../commands.ts';
import type { DecisionName } from '../decisions.ts';
import type { Line } from '../describe/lines.ts';
import type { CvEvent, Purpose } from '../events.ts';
import type { Progress, Why } from '../queries/victory.ts';
import type { RefusalCode } from '../refusals.ts';
import type { Condition, Effect, Hit, Stance } from '../types.ts';

type Key =
  | `decision.${DecisionName}`
  | `command.${Command['type']}`
  | `event.${CvEvent['type']}`
  | `refusal.${RefusalCode}`
  | `about.${Line}`
  | `${'die' | 'purpose'}.${Purpose}`
  | `condition.${Condition}`
  | `effect.${Effect}`
  | `hit.${Hit}`
  | `stance.${Stance}`;

type ProposalKey =
  | 'proposal.march.cheapest'
  | 'proposal.march.safest'
  | 'proposal.march.without'
  | 'proposal.march.running'
  | 'proposal.gather'
  | 'proposal.stance'
  | 'proposal.asTheyAre'
  | 'proposal.shot'
  | 'proposal.defend'
  | 'proposal.usual'
  | 'proposal.usual.end'
  | 'proposal.support'
  | 'proposal.support.blind'
  | 'policy.least'
  | 'policy.hidden'
  | 'policy.down'
  | 'policy.smoke'
  | 'policy.heat'
  | 'policy.holdSquad'
  | 'policy.holdTurn'
  | 'cost.points'
  | 'cost.allPoints'
  | 'cost.shows'
  | 'cost.overheat'
  | 'cost.leaves'
  | 'cost.stays'
  | 'odds.exposure'
  | 'odds.men'
  | 'odds.anyHit'
  | 'part.crew'
  | 'part.bonus'
  | 'part.bonus.choice'
  | 'part.leader'
  | 'part.dots'
  | 'part.dots.choice'
  | 'part.shares'
  | 'part.share'
  | 'part.list'
  | 'interrupt.fired'
  | 'interrupt.discovered'
  | 'interrupt.closeCombatBegan'
  | 'interrupt.checked'
  | 'interrupt.wounded'
  | 'interrupt.wentDown'
  | 'interrupt.eliminated'
  | 'interrupt.smokeLaid'
  | 'interrupt.ended'
  | 'interrupt.phaseBegan'
  | 'group.waiting'
  | 'group.stance'
  | 'group.step'
  | 'group.join'
  | 'group.leave'
  | 'group.detach'
  | 'group.lift'
  | 'group.drop'
  | 'group.smoke'
  | 'group.callOn'
  | 'group.support';

type AccountKey =
  | `sound.${Sound}`
  | 'account.setup'
  | 'account.phase'
  | 'account.step'
  | 'account.exit'
  | 'account.shot'
  | 'account.check'
  | 'account.support'
  | 'account.closeCombat'
  | 'account.found'
  | 'account.smoke'
  | 'account.stance'
  | 'account.killed'
  | 'account.killed.by'
  | 'account.wounded'
  | 'account.wounded.by'
  | 'account.pinned'
  | 'account.pinned.by'
  | 'account.bunkersLost'
  | 'account.weaponsLost'
  | 'account.weaponsBroken'
  | 'tally.killed'
  | 'tally.wounded'
  | 'tally.pinned'
  | 'tally.bunkersLost'
  | 'tally.weaponsLost'
  | 'tally.weaponsBroken'
  | 'tally.healed'
  | 'tally.rallied'
  | 'tally.repaired'
  | 'tally.luck'
  | `progress.${Progress['kind']}`
  | `why.${Why}`;

/** Why something cannot be done; each language says it in a file of its own. */
export type RefusalMessages = Readonly<Record<`refusal.${RefusalCode}`, string>>;

/** What pieces say; each language says it in a file of its own. */
export type AboutMessages = Readonly<Record<`about.${Line}`, string>>;

/** What proposals, their parts and groups of options say; each language has a file of its own. */
export type ProposalMessages = Readonly<Record<ProposalKey, string>>;

/** How a phase is told; each language has a file of its own. */
export type AccountMessages = Readonly<Record<AccountKey, string>>;

/** What every language has to say: one that leaves out a decision, a command, an event or a refusal does not compile. */
export type GameMessages = Readonly<Record<Key | ProposalKey | AccountKey, string>> &
  Readonly<Record<string, string>>;
