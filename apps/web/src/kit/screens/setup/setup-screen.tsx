import { findGame } from '@sitrep/catalog';
import type { GameEntry, SetupDesk, SetupField } from '@sitrep/contract';
import { makeKey, makeUniform, type Problem } from '@sitrep/kernel';
import type { Speech } from '@sitrep/speech';
import { useState } from 'react';
import { goTo } from '../../address/router.ts';
import type { ScreenProps } from '../../address/screen-props.ts';
import { useT } from '../../i18n/text.tsx';
import { findLive, keepLive } from '../../match/live-sessions.ts';
import { newSeed, startGame } from '../../match/open-match.ts';
import type { Session } from '../../match/session.ts';
import { useSpeech } from '../../match/use-speech.ts';
import { ProblemLines } from '../../problems/problem-list.tsx';
import { Button } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { Working } from '../../ui/working.tsx';
import { Briefing } from './briefing.tsx';
import { FieldChoice } from './field-choice.tsx';
import { SeatList } from './seat-list.tsx';
import { fitPeople, peopleOf, playersOf } from './seats.ts';
import styles from './setup-screen.module.css';
import { SwitchList } from './switch-list.tsx';

const GAME = 'warfighter';

/** `#/setup`: everything that is settled before a mission; `#/setup/ID` begins with what was settled for that game. */
export function SetupScreen({ path: [id = ''] }: ScreenProps) {
  const t = useT();
  const entry = findGame(GAME);
  const speech = useSpeech(entry ?? missing());
  if (entry?.desk === undefined || speech === undefined) return <Working />;
  return (
    <Page title={t('setup.title')}>
      <SetupForm entry={entry} desk={entry.desk} speech={speech} before={findLive(id)} />
    </Page>
  );
}

function missing(): never {
  throw new Error(`there is no game ${GAME}`);
}

interface SetupFormProps {
  readonly entry: GameEntry;
  readonly desk: SetupDesk;
  readonly speech: Speech;
  /** The game that another one like it is wished for. */
  readonly before: Session | undefined;
}

function SetupForm({ entry, desk, speech, before }: SetupFormProps) {
  const t = useT();
  const [config, setConfig] = useState(() =>
    before === undefined ? desk.usual() : desk.again(before.match.setup.config),
  );
  const [people, setPeople] = useState(() => peopleOf(before));
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [chance] = useState(() => makeUniform(makeKey(newSeed()), 'setup'));
  const fields = fieldsOf(desk, config);
  const seats = fitPeople(people, Number(fields.find(({ name }) => name === 'seats')?.value ?? 1));

  async function start(): Promise<void> {
    const opened = await startGame({ entry, setup: desk.setupOf(config), ...playersOf(seats) });
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
        <SeatList people={seats} speech={speech} onChange={setPeople} />
        <SwitchList
          entry={entry}
          switches={desk.switches(config)}
          speech={speech}
          onChoose={(name, value) => setConfig(desk.changeSwitch(config, name, value))}
        />
      </div>
      <div className={styles.side}>
        <Briefing entry={entry} fields={fields} content={desk.setupOf(config).content} speech={speech} />
        {problems.length > 0 && <ProblemLines problems={problems} />}
        <div className={styles.go}>
          <Button kind="strong" onClick={() => void start()}>
            {t('setup.start')}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** What there is to choose, but for what opens a list: the page does not show lists yet. */
function fieldsOf(desk: SetupDesk, config: object): readonly SetupField[] {
  return desk
    .fields(config)
    .map((field) => ({ ...field, choices: field.choices.filter(({ opens }) => opens === undefined) }))
    .filter(({ choices }) => choices.length > 1);
}
