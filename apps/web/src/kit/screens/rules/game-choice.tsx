import { games } from '@sitrep/catalog';
import type { GameEntry } from '@sitrep/contract';
import { useT } from '../../i18n/text.tsx';
import { useSpeech } from '../../match/use-speech.ts';
import { rulesLink } from '../../rules/rules-link.ts';
import styles from './rules-screen.module.css';

/** The games that have a handbook, the open one marked. */
export function GameChoice({ open }: { readonly open: GameEntry }) {
  const t = useT();
  const told = games.filter(({ isHidden, handbook }) => !isHidden && handbook !== undefined);
  return (
    <nav className={styles.games} aria-label={t('rules.games')}>
      {told.map((entry) => (
        <a key={entry.id} href={rulesLink(entry)} aria-current={entry.id === open.id ? 'page' : undefined}>
          <GameName entry={entry} />
        </a>
      ))}
    </nav>
  );
}

function GameName({ entry }: { readonly entry: GameEntry }) {
  return useSpeech(entry)?.text.t('game.name');
}
