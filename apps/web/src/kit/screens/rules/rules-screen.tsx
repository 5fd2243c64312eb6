import { findGame } from '@sitrep/catalog';
import type { GameEntry, GameHandbook } from '@sitrep/contract';
import { useState } from 'react';
import { linkTo } from '../../address/router.ts';
import type { ScreenProps } from '../../address/screen-props.ts';
import { useT } from '../../i18n/text.tsx';
import { firstGame } from '../../match/first-game.ts';
import { useHasLesson } from '../../page/page-context.tsx';
import { rulesLink } from '../../rules/rules-link.ts';
import { useHandbook } from '../../rules/use-handbook.ts';
import { Page } from '../../ui/page.tsx';
import { Working } from '../../ui/working.tsx';
import { GameChoice } from '../choice/game-choice.tsx';
import { HandbookSections } from './handbook-sections.tsx';
import { type RuleFilter, RuleFilters } from './rule-filters.tsx';
import styles from './rules-screen.module.css';
import { SearchResults } from './search-results.tsx';

/**
 * `#/rules`, `#/rules/ID` of a rule or an entry, `#/rules/WORD`: the player's handbook with the rules behind it.
 * `#/rules/GAME` and `#/rules/GAME/TERM` are those of another game.
 */
export function RulesScreen({ path }: ScreenProps) {
  const named = findGame(path[0] ?? '');
  const isTold = named?.handbook !== undefined;
  const [term = ''] = isTold ? path.slice(1) : path;
  const entry = isTold ? named : firstGame();
  return <RulesOf key={entry.id} entry={entry} term={term} />;
}

function RulesOf({ entry, term }: { readonly entry: GameEntry; readonly term: string }) {
  const t = useT();
  const handbook = useHandbook(entry);
  return (
    <Page title={t('nav.rules')}>
      <GameChoice open={entry} has={({ handbook: book }) => book !== undefined} linkOf={rulesLink} />
      <LessonLink game={entry.id} />
      {handbook === undefined ? <Working /> : <Handbook entry={entry} handbook={handbook} term={term} />}
    </Page>
  );
}

/** The way to the lesson of a game that has one. */
function LessonLink({ game }: { readonly game: string }) {
  const t = useT();
  if (!useHasLesson(game)) return undefined;
  return (
    <p className={styles.lesson}>
      <a href={linkTo('tutorial', game)}>{t('lesson.first')}</a>
    </p>
  );
}

interface HandbookProps {
  readonly entry: GameEntry;
  readonly handbook: GameHandbook;
  readonly term: string;
}

function Handbook({ entry, handbook, term }: HandbookProps) {
  const [filter, setFilter] = useState<RuleFilter>({ typed: undefined, ruleset: '' });
  const words = filter.typed ?? titleOf(handbook, term);
  return (
    <>
      <RuleFilters entry={entry} words={words} filter={filter} onFilter={setFilter} />
      {words.trim() === '' ? (
        <HandbookSections game={entry} handbook={handbook} ruleset={filter.ruleset} />
      ) : (
        <SearchResults
          game={entry}
          handbook={handbook}
          words={words}
          ruleset={filter.ruleset}
          onWords={(typed) => setFilter({ ...filter, typed })}
        />
      )}
    </>
  );
}

/** An entry's title, which the reader knows; anything else as it is. */
function titleOf({ entries }: GameHandbook, term: string): string {
  return entries.find(({ id }) => id === term)?.title ?? term;
}
