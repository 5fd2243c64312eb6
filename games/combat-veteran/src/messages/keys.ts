import type { Command } from '../commands.ts';
import type { DecisionName } from '../decisions.ts';
import type { Line } from '../describe/lines.ts';
import type { CvEvent, Purpose } from '../events.ts';
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

/** Why something cannot be done; each language says it in a file of its own. */
export type RefusalMessages = Readonly<Record<`refusal.${RefusalCode}`, string>>;

/** What pieces say; each language says it in a file of its own. */
export type AboutMessages = Readonly<Record<`about.${Line}`, string>>;

/** What every language has to say: one that leaves out a decision, a command, an event or a refusal does not compile. */
export type GameMessages = Readonly<Record<Key, string>> & Readonly<Record<string, string>>;
