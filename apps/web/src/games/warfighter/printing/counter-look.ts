import type { IconName } from '../../../kit/ui/icon-paths.ts';

/** How a kind of counter looks: its colours by name, its symbol, and whether it is struck through. */
interface CounterLook {
  readonly tone: 'friend' | 'foe' | 'alert' | 'goal' | 'pale' | 'dark';
  readonly icon?: IconName;
  readonly isStruck?: boolean;
}

/** Every kind of counter that `Printables` of the game names. */
export const COUNTER_LOOKS: Readonly<Record<string, CounterLook>> = {
  soldier: { tone: 'friend', icon: 'soldier' },
  target: { tone: 'foe', icon: 'target' },
  action: { tone: 'friend', icon: 'action' },
  'action-used': { tone: 'pale', icon: 'action', isStruck: true },
  suppress: { tone: 'alert', icon: 'suppress' },
  kill: { tone: 'dark', icon: 'skull' },
  wound: { tone: 'foe', icon: 'health' },
  treated: { tone: 'pale', icon: 'health' },
  ammo: { tone: 'pale', icon: 'ammo' },
  empty: { tone: 'dark', icon: 'ammo', isStruck: true },
  use: { tone: 'pale', icon: 'equipment' },
  xp: { tone: 'goal', icon: 'skill' },
  inactive: { tone: 'dark', icon: 'objective', isStruck: true },
  active: { tone: 'goal', icon: 'objective' },
  timer: { tone: 'dark', icon: 'timer' },
  jam: { tone: 'alert', icon: 'weapon', isStruck: true },
  blank: { tone: 'pale' },
  striking: { tone: 'friend', icon: 'moves' },
  'objective-hostile': { tone: 'foe', icon: 'objective' },
  undeployed: { tone: 'pale', icon: 'weapon' },
  deployed: { tone: 'friend', icon: 'weapon' },
  record: { tone: 'pale', icon: 'record' },
  hardy: { tone: 'goal', icon: 'cover' },
};
