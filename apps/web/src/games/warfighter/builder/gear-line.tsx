import { changeGear, dropGear, hostsFor } from '@sitrep/warfighter/queries';
import { useMatch } from '../../../kit/page/match-context.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import type { TeamDesk } from './team-desk.ts';
import styles from './team-line.module.css';

interface GearLineProps {
  readonly desk: TeamDesk;
  readonly index: number;
  readonly place: number;
}

/** One piece of gear: how many units, how much extra ammunition, on what it is attached. */
export function GearLine({ desk, index, place }: GearLineProps) {
  const { speech, t } = useMatch();
  const { state, draft, setDraft } = desk;
  const gear = draft[index]?.gear[place];
  const card = state.content.cards[gear?.card ?? ''];
  if (gear === undefined || (card?.type !== 'weapon' && card?.type !== 'equipment')) return undefined;
  const name = speech.noun('card', gear.card);
  const stacks = card.type === 'weapon' ? card.stacks : [];
  const change = (part: Partial<typeof gear>) => setDraft(changeGear(draft, index, place, part));
  const sets = stacks.map((_, stack) => gear.ammo?.[stack] ?? 0);
  return (
    <li className={styles.extra}>
      <span>{name}</span>
      <Button
        kind="quiet"
        aria-label={t('team.drop', { name })}
        onClick={() => setDraft(dropGear(draft, index, place))}
      >
        ✕
      </Button>
      <div className={styles.controls}>
        {card.expended && (
          <Counter
            label={t('team.units')}
            name={name}
            value={gear.units ?? 1}
            least={1}
            onChange={(units) => change({ units })}
          />
        )}
        {stacks.map(({ ammo }, stack) => (
          <Counter
            // biome-ignore lint/suspicious/noArrayIndexKey: a stack is its place on the card
            key={stack}
            label={t('team.ammo', { ammo: speech.text.t(`term.${ammo}`) })}
            value={sets[stack] ?? 0}
            least={0}
            onChange={(count) => change({ ammo: sets.with(stack, count) })}
          />
        ))}
        <HostChoice desk={desk} index={index} place={place} />
      </div>
    </li>
  );
}

/** What an attachment goes on. */
function HostChoice({ desk: { state, draft, setDraft }, index, place }: GearLineProps) {
  const { speech, t } = useMatch();
  const line = draft[index];
  const hosts = line === undefined ? [] : hostsFor(state, line, place);
  if (line === undefined || hosts.length === 0) return undefined;
  return (
    <select
      aria-label={t('team.attach', { name: speech.noun('card', line.gear[place]?.card ?? '') })}
      value={line.gear[place]?.attachTo ?? ''}
      onChange={({ target }) => setDraft(changeGear(draft, index, place, { attachTo: Number(target.value) }))}
    >
      {hosts.map((host) => (
        <option key={host} value={host}>
          → {speech.noun('card', line.gear[host]?.card ?? '')}
        </option>
      ))}
    </select>
  );
}

interface CounterProps {
  readonly label: string;
  /** What it counts, where the label alone does not say. */
  readonly name?: string;
  readonly value: number;
  readonly least: number;
  onChange(value: number): void;
}

function Counter({ label, name = label, value, least, onChange }: CounterProps) {
  const { t } = useMatch();
  return (
    <span className={styles.count}>
      {label}
      <Button
        aria-label={t('team.fewer', { name })}
        disabled={value <= least}
        onClick={() => onChange(value - 1)}
      >
        −
      </Button>
      <b>{value}</b>
      <Button aria-label={t('team.more', { name })} onClick={() => onChange(value + 1)}>
        +
      </Button>
    </span>
  );
}
