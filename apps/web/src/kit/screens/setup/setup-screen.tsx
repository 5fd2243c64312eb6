import { findGame } from '@sitrep/catalog';
import { deskOf, type GameEntry, type SetupDesk, type SetupField } from '@sitrep/contract';
import { makeKey, makeUniform, type Problem } from '@sitrep/kernel';
import type { Speech } from '@sitrep/speech';
import { useMemo, useState } from 'react';
import { goTo, linkTo } from '../../address/router.ts';
import type { ScreenProps } from '../../address/screen-props.ts';
import { OutlineView } from '../../briefing/outline-view.tsx';
import { useT } from '../../i18n/text.tsx';
import { firstGame } from '../../match/first-game.ts';
import { findLive, keepLive } from '../../match/live-sessions.ts';
import { newSeed, startGame } from '../../match/open-match.ts';
import type { Session } from '../../match/session.ts';
import { useSpeech } from '../../match/use-speech.ts';
import { PageProvider } from '../../page/page-context.tsx';
import { ProblemLines } from '../../problems/problem-list.tsx';
import { Button } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { Working } from '../../ui/working.tsx';
import { GameChoice } from '../choice/game-choice.tsx';
import { Briefing } from './briefing.tsx';
import { FieldChoice } from './field-choice.tsx';
import { SeatList } from './seat-list.tsx';
import { fitPeople, peopleOf, playersOf, seatsIn } from './seats.ts';
import styles from './setup-screen.module.css';
import { SwitchList } from './switch-list.tsx';

/**
 * `#/setup`: everything that is chosen before a match; `#/setup/GAME` does so for that game, and `#/setup/ID`
 * begins with the choices made for that match.
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
  const [config, setConfig] = useState(() =>
    before === undefined ? desk.usual() : desk.again(before.host.facts.config, before.host.facts.content),
  );
  const [people, setPeople] = useState(() => peopleOf(before));
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [chance] = useState(() => makeUniform(makeKey(newSeed()), 'setup'));
  const fields = fieldsOf(desk, config);
  const setup = useMemo(() => desk.setupOf(config), [desk, config]);
  const seats = fitPeople(
    entry,
    people,
    useMemo(() => seatsIn(entry, setup), [entry, setup]),
  );

  async function start(): Promise<void> {
    const opened = await startGame({ entry, setup, ...playersOf(seats) });
    if (opened.ok) goTo('play', keepLive(opened.session).id);
    else setProblems(opened.problems);
  }

  return (
    <div className={styles.form}>
      <div className={styles.fields}>
        <div className={styles.presets}>
          <Button onClick={() => setConfig(desk.usual())}>{t('setup.preset')}</Button>
          <Button onClick={() => setConfig(desk.random(config, chance))}>{t('setup.random')}</Button>
        </div>
        {fields.map((field) => (
          <FieldChoice
            key={field.name}
            field={field}
            speech={speech}
            onChoose={(value) => setConfig(desk.change(config, field.name, value))}
          />
        ))}
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
      </div>
      <div className={styles.outline}>
        <OutlineView entry={entry} setup={setup} speech={speech} />
      </div>
    </div>
  );
}

/** The fields to choose, except those that open a list: the page does not show lists yet. */
function fieldsOf(desk: SetupDesk, config: object): readonly SetupField[] {
  return desk
    .fields(config)
    .map((field) => ({ ...field, choices: field.choices.filter(({ opens }) => opens === undefined) }))
    .filter(({ choices }) => choices.length > 1);
}
