import { games } from '@sitrep/catalog';
import type { GameEntry } from '@sitrep/contract';
import { useT } from '../../i18n/text.tsx';
import { useSpeech } from '../../match/use-speech.ts';
import styles from './game-choice.module.css';

interface GameChoiceProps {
  readonly open: GameEntry;
  /** Which games the page has something about; all by default. */
  has?(entry: GameEntry): boolean;
  linkOf(entry: GameEntry): string;
}

/** The games of the menus, the open one marked. */
export function GameChoice({ open, has = () => true, linkOf }: GameChoiceProps) {
  const t = useT();
  const shown = games.filter((entry) => !entry.isHidden && has(entry));
  return (
    <nav className={styles.games} aria-label={t('rules.games')}>
      {shown.map((entry) => (
        <GameLink key={entry.id} entry={entry} href={linkOf(entry)} isOpen={entry.id === open.id} />
      ))}
    </nav>
  );
}

interface GameLinkProps {
  readonly entry: GameEntry;
  readonly href: string;
  readonly isOpen: boolean;
}

/** Not there before its words are: a link without a name says nothing. */
function GameLink({ entry, href, isOpen }: GameLinkProps) {
  const speech = useSpeech(entry);
  if (speech === undefined) return undefined;
  return (
    <a href={href} aria-current={isOpen ? 'page' : undefined}>
      {speech.text.t('game.name')}
    </a>
  );
}
