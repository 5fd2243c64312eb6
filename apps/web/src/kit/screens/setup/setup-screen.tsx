import { findGame } from '@sitrep/catalog';
import { deskOf, type GameEntry, type SetupDesk } from '@sitrep/contract';
import { makeKey, makeUniform, type Problem } from '@sitrep/kernel';
import type { Speech } from '@sitrep/speech';
import { useMemo, useState } from 'react';
import { goTo, linkTo, useQuery } from '../../address/router.ts';
import type { ScreenProps } from '../../address/screen-props.ts';
import { OutlineView } from '../../briefing/outline-view.tsx';
import { useT } from '../../i18n/text.tsx';
import { carryDraft } from '../../match/carried-draft.ts';
import { firstGame } from '../../match/first-game.ts';
import { findLive, keepLive } from '../../match/live-sessions.ts';
import { newSeed, startGame } from '../../match/open-match.ts';
import { lastDraft } from '../../match/play-again.ts';
import { fitPeople, peopleOf, playersOf, seatsIn } from '../../match/seats.ts';
import type { Session } from '../../match/session.ts';
import type { AnyAnswer } from '../../match/types.ts';
import { useSpeech } from '../../match/use-speech.ts';
import { PageProvider, usePage } from '../../page/page-context.tsx';
import { ProblemLines } from '../../problems/problem-list.tsx';
import { Button } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { Working } from '../../ui/working.tsx';
import { GameChoice } from '../choice/game-choice.tsx';
import { Briefing } from './briefing.tsx';
import { FieldNotes } from './field-notes.tsx';
import { SeatList } from './seat-list.tsx';
import { SetupFields } from './setup-fields.tsx';
import styles from './setup-screen.module.css';
import { SwitchList } from './switch-list.tsx';
import { withWished } from './wished-fields.ts';

/**
 * `#/setup`: everything that is chosen before a match; `#/setup/GAME` does so for that game, and `#/setup/ID`
 * begins with the choices made for that match. `?FIELD=VALUE` makes choices in advance.
 */
export function SetupScreen({ path: [name = ''] }: ScreenProps) {
  const before = findLive(name);
  const entry = before?.host.entry ?? findGame(name) ?? firstGame();
  return (
    <PageProvider game={entry.id}>
      <SetupOf entry={entry} before={before} />
    </PageProvider>
  );
}

function SetupOf({ entry, before }: Pick<SetupFormProps, 'entry' | 'before'>) {
  const t = useT();
  const speech = useSpeech(entry);
  const [desk] = useState(() => deskOf(entry, entry.rulesets[0] ?? '', { key: 'game.name' }));
  if (speech === undefined) return <Working />;
  return (
    <Page title={t('setup.title')}>
      <GameChoice open={entry} linkOf={({ id }) => linkTo('setup', id)} />
      <SetupForm entry={entry} desk={desk} speech={speech} before={before} />
    </Page>
  );
}

interface SetupFormProps {
  readonly entry: GameEntry;
  readonly desk: SetupDesk;
  readonly speech: Speech;
  /** The match whose set-up to start from. */
  readonly before: Session | undefined;
}

function SetupForm({ entry, desk, speech, before }: SetupFormProps) {
  const t = useT();
  const [config, setConfig] = useConfig(desk, before);
  const [people, setPeople] = useState(() => peopleOf(before));
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [chance] = useState(() => makeUniform(makeKey(newSeed()), 'setup'));
  const fields = desk.fields(config);
  const setup = useMemo(() => desk.setupOf(config), [desk, config]);
  const seats = fitPeople(
    entry,
    people,
    useMemo(() => seatsIn(entry, setup), [entry, setup]),
  );

  const kept = useKeptDraft(before);

  async function start(): Promise<void> {
    const opened = await startGame({ entry, setup, ...playersOf(seats) });
    if (!opened.ok) return setProblems(opened.problems);
    if (kept !== undefined) carryDraft(opened.session.id, kept);
    goTo('play', keepLive(opened.session).id);
  }

  return (
    <div className={styles.form}>
      <div className={styles.fields}>
        {kept !== undefined && <p className={styles.kept}>{t('setup.kept')}</p>}
        <div className={styles.presets}>
          <Button onClick={() => setConfig(desk.usual())}>{t('setup.preset')}</Button>
          <Button onClick={() => setConfig(desk.random(config, chance))}>{t('setup.random')}</Button>
        </div>
        <SetupFields desk={desk} config={config} speech={speech} onChange={setConfig} />
        <SeatList entry={entry} setup={setup} people={seats} speech={speech} onChange={setPeople} />
        <SwitchList
          entry={entry}
          switches={desk.switches(config)}
          speech={speech}
          onChoose={(name, value) => setConfig(desk.changeSwitch(config, name, value))}
        />
      </div>
      <div className={styles.side}>
        <Briefing entry={entry} fields={fields} content={setup.content} speech={speech} />
        {problems.length > 0 && <ProblemLines problems={problems} />}
        <div className={styles.go}>
          <Button kind="strong" onClick={() => void start()}>
            {t('setup.start')}
          </Button>
        </div>
        <FieldNotes entry={entry} fields={fields} speech={speech} />
      </div>
      <div className={styles.outline}>
        <OutlineView entry={entry} setup={setup} speech={speech} />
      </div>
    </div>
  );
}

/** With `?draft=kept`: what was written in the forms of the match before, which comes along. */
function useKeptDraft(before: Session | undefined): AnyAnswer | undefined {
  const { draft } = useQuery();
  const { draftType } = usePage();
  return draft === 'kept' && before !== undefined ? lastDraft(before.host, draftType) : undefined;
}

/** What is chosen, beginning with what was played before or what the address asks for. */
function useConfig(desk: SetupDesk, before: Session | undefined) {
  const wished = useQuery();
  return useState(() =>
    before === undefined
      ? withWished(desk, desk.usual(), wished)
      : desk.again(before.host.facts.config, before.host.facts.content),
  );
}
