import type { Luck } from '@sitrep/contract';
import type { SoldierReport, SoldierView } from '@sitrep/warfighter/queries';
import { useMatch } from '../../../kit/page/match-context.tsx';
import { ScrollArea } from '../../../kit/ui/scroll-area.tsx';
import { LuckBar } from './luck-bar.tsx';
import type { TeamLuck } from './use-luck.ts';

interface SoldierTableProps {
  readonly soldiers: readonly SoldierView[];
  readonly report: readonly SoldierReport[];
  /** `undefined` until it is computed. */
  readonly luck: TeamLuck | undefined;
}

const FIGURES = ['attacks', 'kills', 'suppresses', 'wounds', 'ammo'] as const;

/** Every Soldier's mission in figures, the team's below. On a phone each has a block of labelled figures instead of a row. */
export function SoldierTable({ soldiers, report, luck }: SoldierTableProps) {
  const { speech, t } = useMatch();
  return (
    <ScrollArea label={t('after.team')}>
      <table>
        <thead>
          <tr>
            {['soldier', 'standing', ...FIGURES, 'expected', 'luck', 'xp'].map((name) => (
              <th key={name} scope="col">
                {t(`after.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {soldiers.map(({ number, card, standing, xp }) => (
            <tr key={number}>
              <th scope="row">{speech.noun('card', card)}</th>
              <td data-label={t('after.standing')}>{speech.text.t(`standing.${standing}`)}</td>
              <Figures report={report.filter(({ soldier }) => soldier === number)} />
              <LuckCells luck={luck?.of(number)} />
              <td data-label={t('after.xp')}>{xp}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('after.team')}</th>
            <td />
            <Figures report={report} />
            <LuckCells luck={luck?.all} />
            <td />
          </tr>
        </tfoot>
      </table>
    </ScrollArea>
  );
}

/** The figures of one Soldier, or the sums of all. */
function Figures({ report }: { readonly report: readonly SoldierReport[] }) {
  const { t } = useMatch();
  return FIGURES.map((name) => (
    <td key={name} data-label={t(`after.${name}`)}>
      {report.reduce((sum, each) => sum + each[name], 0)}
    </td>
  ));
}

function LuckCells({ luck }: { readonly luck: Luck | undefined }) {
  const { speech, t } = useMatch();
  const { language } = speech.text;
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  const signed = new Intl.NumberFormat(language, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  return (
    <>
      <td data-label={t('after.expected')}>{luck === undefined ? '–' : number.format(luck.expected)}</td>
      <td data-label={t('after.luck')}>
        {luck === undefined ? '–' : signed.format(luck.index)}
        {luck !== undefined && <LuckBar index={luck.index} />}
      </td>
    </>
  );
}
