import type { UsualItem } from '@sitrep/combat-veteran';
import type { Focus } from '@sitrep/contract';
import type { AnyAnswer } from '../../../kit/match/types.ts';
import { useSeat } from '../../../kit/page/match-context.tsx';
import { useAsked } from '../../../kit/page/use-asked.ts';
import { useTable } from '../../../kit/table/table-context.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import styles from './discipline-card.module.css';
import { Panel } from './panel.tsx';
import { isOf, useProposals } from './use-dock.ts';
import { useShare } from './use-share.ts';

/** Without anything left out. */
const ALL: Focus = {};

/** The Discipline Phase: what must happen, what is usual, and what only the player can decide. */
export function DisciplineCard({ focus }: { readonly focus: Focus }) {
  const { speech, t } = useSeat();
  const { carryOut } = useTable();
  const [all] = useProposals(ALL).filter(isOf('usual'));
  const offers = useProposals(focus).filter(isOf('usual'));
  const { items, choices } = all?.sketch ?? { items: [], choices: [] };
  const skipped = Array.isArray(focus.skip) ? focus.skip.map(String) : [];
  const must = items.filter(({ isMust }) => isMust);
  const usual = items.filter(({ isMust }) => !isMust);
  return (
    <>
      {must.length > 0 && (
        <Panel title={t('cv.dock.must')}>
          <Items items={must} skipped={[]} />
        </Panel>
      )}
      <Panel
        title={t('cv.dock.usual')}
        buttons={
          offers.length > 0 &&
          offers.map((offer, index) => (
            <Button
              key={offer.id}
              kind={index === 0 ? 'strong' : 'plain'}
              data-proposal={offer.id}
              onClick={() => carryOut(offer.answers)}
            >
              {speech.tell(offer.title.key, offer.title.args)}
            </Button>
          ))
        }
      >
        {usual.length === 0 ? <p className={styles.none}>{t('cv.dock.noUsual')}</p> : null}
        <Items items={usual} skipped={skipped} />
      </Panel>
      <RealChoices choices={choices} />
    </>
  );
}

interface ItemsProps {
  readonly items: readonly UsualItem[];
  readonly skipped: readonly string[];
}

function Items({ items, skipped }: ItemsProps) {
  const { speech } = useSeat();
  const { change } = useTable();
  const share = useShare();
  const toggle = (id: string) =>
    skipped.includes(id) ? skipped.filter((each) => each !== id) : [...skipped, id];
  return (
    <ul className={styles.items}>
      {items.map(({ id, answer, isMust, chance }) => (
        <li key={id}>
          <label>
            <input
              type="checkbox"
              checked={!skipped.includes(id)}
              disabled={isMust}
              onChange={() => change({ focus: { skip: toggle(id) } })}
            />
            <span>{speech.option(answer)}</span>
            <b>{share(chance)}</b>
          </label>
        </li>
      ))}
    </ul>
  );
}

/** What nobody can decide for the player, folded by whom or what it is about. */
function RealChoices({ choices }: { readonly choices: readonly AnyAnswer[] }) {
  const { speech, t } = useSeat();
  const groups = useAsked({ kind: 'groups', answers: choices }) ?? [];
  const nameOf = (index: number) => groups[index]?.[0]?.name;
  const names = [...new Set(choices.map((_, index) => JSON.stringify(nameOf(index))))];
  return (
    <Panel title={t('cv.dock.choices')} chips={choices.length > 0 ? [`${choices.length}`] : []}>
      {choices.length === 0 && <p className={styles.none}>{t('cv.dock.noChoices')}</p>}
      {names.map((name) => {
        const about = choices.filter((_, index) => JSON.stringify(nameOf(index)) === name);
        const ref = nameOf(choices.findIndex((choice) => about.includes(choice)));
        return (
          <details key={name} className={styles.group} open={choices.length <= FEW}>
            <summary>
              {ref === undefined ? t('cv.dock.other') : speech.name(ref)} <small>{about.length}</small>
            </summary>
            <Choices choices={about} />
          </details>
        );
      })}
    </Panel>
  );
}

/** So few choices are not folded. */
const FEW = 4;

function Choices({ choices }: { readonly choices: readonly AnyAnswer[] }) {
  const { speech } = useSeat();
  const { choose } = useTable();
  return (
    <ul className={styles.items}>
      {choices.map((choice) => (
        <li key={JSON.stringify(choice)}>
          <button type="button" onClick={() => choose(choice)}>
            {speech.option(choice)}
          </button>
        </li>
      ))}
    </ul>
  );
}
