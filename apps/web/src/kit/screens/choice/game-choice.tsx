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
        <a key={entry.id} href={linkOf(entry)} aria-current={entry.id === open.id ? 'page' : undefined}>
          <GameName entry={entry} />
        </a>
      ))}
    </nav>
  );
}

function GameName({ entry }: { readonly entry: GameEntry }) {
  return useSpeech(entry)?.text.t('game.name');
}
