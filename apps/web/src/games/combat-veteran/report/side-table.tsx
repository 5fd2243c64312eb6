import type { Chapter } from '@sitrep/contract';
import { sumTallies } from '../../../kit/log/recap.ts';
import { useMatch } from '../../../kit/page/match-context.tsx';
import { ScrollArea } from '../../../kit/ui/scroll-area.tsx';

/** What is counted for each side, by the keys of the account. */
const FIGURES = ['killed', 'wounded', 'pinned', 'healed', 'rallied'] as const;

/** Losses, and fire against what was to be expected of it, for both sides. */
export function SideTable({ account }: { readonly account: readonly Chapter[] }) {
  const match = useMatch();
  const { speech, t } = match;
  const number = new Intl.NumberFormat(speech.text.language, { maximumFractionDigits: 1 });
  const heads = [...FIGURES, 'dice', 'expected', 'hits'] as const;
  return (
    <ScrollArea label={t('cv.report.losses')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('cv.report.side')}</th>
            {heads.map((name) => (
              <th key={name} scope="col">
                {t(`cv.report.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sumTallies(account).map(({ seat, figures, dice, expected, hits }) => (
            <tr key={seat}>
              <th scope="row">{match.speech.noun('seat', seat)}</th>
              {FIGURES.map((name) => (
                <td key={name} data-label={t(`cv.report.${name}`)}>
                  {figures.find(({ key }) => key === `tally.${name}`)?.count ?? 0}
                </td>
              ))}
              <td data-label={t('cv.report.dice')}>{dice}</td>
              <td data-label={t('cv.report.expected')}>{number.format(expected / 1000)}</td>
              <td data-label={t('cv.report.hits')}>{hits}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}
