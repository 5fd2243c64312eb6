import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { lines, runTool, type Typist } from './fake-host.ts';
import { tempFolder } from './temp-folder.ts';

/** Takes the first option of everything and keeps what forms offer. */
const firstOption: Typist = (question) => (question === '> ' ? '1' : '');

const duel = ['play', '--game', 'duel', '--seed', 'test'];

it.each(['standard', 'short', 'long'])('plays a whole %s duel against a bot', async (setup) => {
  const { code, out, err } = await runTool([...duel, '--setup', setup], firstOption);
  expect(out).toMatch(
    /The game is over\. (Player [12] wins the duel|The duel ends in a draw)\. \[DU-END-0[12]\]\n$/,
  );
  expect({ code, err }).toEqual({ code: 0, err: '' });
});

it('plays the same duel again with the same seed', async () => {
  const [one, two] = await Promise.all([runTool(duel, firstOption), runTool(duel, firstOption)]);
  expect(one).toEqual(two);
});

it('fits on a screen of 80 columns in every language', async () => {
  for (const language of ['en', 'hu', 'it']) {
    const { out } = await runTool([...duel, '--language', language], firstOption);
    expect(out.split('\n').filter((line) => line.length > 80)).toEqual([]);
    expect(out).not.toContain('⟦');
  }
});

it('shows the table, the rule that asks, and numbered options', async () => {
  const { out } = await runTool(duel, lines('', '', '1'));
  expect(out).toContain('Player 1: Split 3 training points between strength and guard. [DU-SETUP-02]');
  expect(out).toContain('  1  Bold: +1 to your attack');
  expect(out).toMatch(/Your hand: \w+, \w+, \w+, \w+/);
  expect(out).toContain('Round 1 of 6');
});

it('asks for a form again until it is right, and says what is wrong with it', async () => {
  const { out } = await runTool(duel, lines('4', '1', '7', '-2', '1.5', '', '2', '1', 'quit'));
  expect(out).toContain('Strength and guard must add up to 3, not 5. [DU-SETUP-02]');
  expect(out).toContain('guard: It must be a whole number, 0 or more. [DU-SETUP-02]');
  expect(out).toContain('strength: It must be a whole number, 0 or more. [DU-SETUP-02]');
  expect(out).toContain('Player 1 has strength 2 and guard 1.');
});

describe('words', () => {
  const inAction = ['', '', '1'];
  it.each([
    ['why', 'Breathe: regain 1 health – You are unhurt. [DU-ACT-03]'],
    ['odds', 'If it is not parried: miss'],
    ['undo', 'Cannot be taken back: another player may have acted since.'],
    ['log', 'Player 1 is bold. [DU-ROUND-01]'],
    ['log all', 'Player 1 has strength 3 and guard 0. [DU-SETUP-02]'],
    ['look', 'Round 1 of 6'],
    ['auto', 'You have no standing orders.'],
    ['auto pass', 'Name a decision: training, stanceChoice, action, cost, parryChance.'],
    ['auto pass parryChance', 'parryChance: you pass automatically from now on.'],
    ['auto off parryChance', 'That standing order is already set this way.'],
    ['concede', 'This gives up for good. If you mean it: concede yes'],
    ['concede yes', 'The game is over. Player 2 wins the duel. [DU-END-03]'],
    ['save', 'Name a file: save FILE'],
    ['load /no/such/file', '/no/such/file: there is no such file or folder.'],
    ['language', 'Choose one: language en | hu | it'],
    ['language hu', 'Válassz cselekvést erre a körre!'],
    ['hepl', '“hepl” means nothing here; did you mean “help”?'],
    ['fly', '“fly” means nothing here. Type “help” for the list.'],
    ['99', 'There is no option 99; choose from 1 to'],
    ['0', 'There is no option 0; choose from 1 to'],
    ['HELP', 'take back your last answer'],
  ])('%s', async (typed, expected) => {
    const { code, out } = await runTool(duel, lines(...inAction, typed));
    expect(out.split('> ').at(typed === 'concede yes' ? -1 : -2) ?? out).toContain(expected);
    expect(code).toBe(0);
  });

  it('work inside forms too', async () => {
    const { out } = await runTool(duel, lines('help', 'why', 'nonsense', 'language it', 'quit'));
    for (const part of ['this list', 'Nothing is blocked', '“nonsense” means nothing', 'Dividi 3 punti']) {
      expect(out).toContain(part);
    }
    expect(out).toContain('La partita non è finita.');
  });

  it('lists standing orders, and follows them', async () => {
    let asked = 0;
    const typist: Typist = (question, screen) => {
      if (question !== '> ') return '';
      if (/Parry it\?[^>]*$/.test(screen())) asked += 1;
      return screen().includes('from now on') ? '1' : 'auto pass parryChance';
    };
    await runTool([...duel, '--setup', 'long'], typist);
    expect(asked).toBe(0);
  });

  it('takes back a step that nothing stands in the way of', async () => {
    const typist: Typist = (question, screen) => {
      if (question !== '> ') return '';
      if (screen().includes('Taken back.')) return undefined;
      const hasBegun = /for the blow\. \[DU-ATK-01\][^>]*$/.test(screen());
      const costly = /(\d+) {2}Attack: \w+ \(power \d, discards[^>]*$/.exec(screen());
      return hasBegun ? 'undo' : (costly?.[1] ?? '1');
    };
    const { out } = await runTool(['play', '--game', 'duel', '--seed', 'x'], typist);
    expect(out).toContain('Taken back.');
    expect(out.slice(out.indexOf('Taken back.'))).toContain('Choose your action for this round.');
  });

  it('lets a bot go first', async () => {
    const { out } = await runTool(duel, lines(...inAction, 'wait'));
    expect(out.slice(out.indexOf('> wait'))).toContain('Player 2 has acted.');
  });

  it('waits for nobody when nobody else is asked', async () => {
    const { out } = await runTool(duel, lines('wait'));
    expect(out).toContain('There is nobody to wait for.');
  });
});

describe('files', () => {
  it('saves after every answer, and goes on from there', async () => {
    const file = path.join(tempFolder(), 'game.json');
    const first = await runTool([...duel, '--save', file], lines('2', '1', '1'));
    expect(first.out).toContain(
      `Go on with:\n  sitrep play --load ${file} --save ${file} --seats 0=me,1=random\n`,
    );
    const second = await runTool(['play', '--load', file, '--save', file, '--seats', '0=me'], firstOption);
    expect(second.out).toContain(`Opened ${file}.`);
    expect(second.out).toContain('Choose your action for this round.');
    expect(second.out).toContain('The game is over.');
    const verified = await runTool(['replay', file, '--verify', '--json']);
    expect(verified.code).toBe(0);
    expect(JSON.parse(verified.out)).toMatchObject({ ok: true });
  });

  it('saves and loads by word', async () => {
    const file = path.join(tempFolder(), 'game.json');
    const { out } = await runTool(duel, lines('2', '1', `save ${file}`, '1', `load ${file}`, 'quit'));
    expect(out).toContain(`Saved as ${file}.`);
    const after = out.slice(out.indexOf(`Opened ${file}.`));
    expect(after).toContain('Choose your stance for this round.');
    expect(after).toContain(`Go on with:\n  sitrep play --load ${file} --seats 0=me,1=random\n`);
  });

  it('overwrites no file but a saved game', async () => {
    const file = path.join(tempFolder(), 'notes.txt');
    writeFileSync(file, 'do not lose this');
    const { out } = await runTool(duel, lines(`save ${file}`, 'language hu', `save ${file}`));
    expect(out).toContain(`${file} already exists and is not a saved game;`);
    expect(out).toContain(`${file} már létezik`);
    expect(await runTool([...duel, '--save', file])).toMatchObject({
      code: 1,
      err: expect.stringContaining('no saved game'),
    });
    expect(readFileSync(file, 'utf8')).toBe('do not lose this');
  });

  it('explains a bad save in the language of the player', async () => {
    const file = path.join(tempFolder(), 'bad.json');
    writeFileSync(file, '{"format":"sitrep-save"');
    const { out } = await runTool([...duel, '--language', 'hu'], lines(`load ${file}`));
    expect(out.replaceAll(/\s+/g, ' ')).toContain('SAVE_NOT_JSON: A fájl nem teljes mentett játék');
  });
});

describe('two people at one terminal', () => {
  const shared = [...duel, '--seats', '0=me,1=me', '--setup', 'short'];

  it('pauses whenever the terminal changes hands, with a clear screen before and after', async () => {
    const { out } = await runTool(shared, lines('1', '0', '', '0', '1', '1', '', '2'));
    const pauses = out.split('----\nNow it is up to Player ').slice(1);
    expect(pauses.map((pause) => pause.slice(0, 2))).toEqual(['2.', '1.']);
    for (const pause of pauses) {
      expect(pause).toMatch(/^\d\. Nobody else should look at the screen\.\nPress Enter to go on: \n----\n/);
    }
  });

  it('shows each of them only what that player may know', async () => {
    const { out } = await runTool(shared, lines('1', '0', '', '0', '1', '1', '', '2'));
    const [, ofSecond = '', ofFirst = ''] = out.split('Now it is up to Player ');
    expect(ofSecond).toContain('Drawn unseen: 4 (Player 1’s hand).');
    expect(ofSecond).toMatch(/Drawn: .* \(Player 2’s hand\)\./);
    expect(ofFirst).toContain('Drawn unseen: 4 (Player 2’s hand).');
    expect(ofFirst).toMatch(/Drawn: .* \(Player 1’s hand\)\./);
  });

  it('lets either go first', async () => {
    const { out } = await runTool(
      shared,
      lines('1', '0', '', '0', '1', '1', '', '2', 'wait', '', 'language hu', 'quit'),
    );
    const last = out.slice(out.lastIndexOf('Press Enter'));
    expect(last).toContain('Player 2: Choose your action for this round.');
    expect(last).toContain('2. játékos: Válassz cselekvést erre a körre!');
  });

  it('plays a whole duel', async () => {
    const { out } = await runTool(shared, firstOption);
    expect(out).toContain('The game is over.');
  });

  it('ends cleanly when the input ends at a pause', async () => {
    const { code, out } = await runTool(shared, lines('1', '0'));
    expect(out).toMatch(
      /The game was not finished\.\nGo on with:\n {2}sitrep play --load \S+ --seats 0=me,1=me\n$/,
    );
    expect(code).toBe(0);
  });
});

it('tells everything when only bots play', async () => {
  const { out } = await runTool([...duel, '--seats', '0=random,1=random']);
  expect(out).toContain('Nobody plays at this terminal, so everything is told:');
  expect(out).toMatch(/Drawn: .* \(Player 1’s hand\)\. \[DU-SETUP-03\]\nDrawn: .* \(Player 2’s hand\)/);
  expect(out).toContain('The game is over.');
});

it('reports the result as one JSON object, with the screen elsewhere', async () => {
  const { code, out, err } = await runTool([...duel, '--json'], firstOption);
  expect(JSON.parse(out)).toMatchObject({
    game: 'duel',
    seed: 'test',
    isOver: true,
    outcome: { rule: expect.any(String) },
  });
  expect(err).toContain('Round 1 of 6');
  expect(code).toBe(0);
});

describe('mistakes in the arguments', () => {
  it.each([
    [['--seats', '0=mee'], '--seats knows me, random, greedy, not “mee”; did you mean me?'],
    [['--seats', '2=me'], '--seats: there is no seat 2; seats are 0 to 1'],
    [['--seats', 'me'], '--seats takes a list such as 0=me,1=random, not “me”'],
    [['--seats', '0=me,'], '--seats takes a list such as 0=me,1=random, not “”'],
    [
      ['--setup', 'stadnard'],
      '--setup does not know “stadnard”; there are standard, short, long; did you mean standard?',
    ],
    [['--ruleset', 'new'], '--ruleset does not know “new”; there is standard'],
    [['--language', 'de'], '--language does not know “de”; there are en, hu, it'],
    [['--load', 'x'], '--seed and --load do not go together'],
  ])('%j', async (more, line) => {
    expect(await runTool([...duel, ...more])).toMatchObject({ code: 2, err: `sitrep: ${line}\n` });
  });

  it.each([[['--seed', 'x']], [['--save', 'x.json']], [['--setup', 'short']]])(
    'the menu knows nothing of %j',
    async (more) => {
      expect(await runTool(['play', ...more])).toMatchObject({
        code: 2,
        err: 'sitrep: --game GAME is missing\n',
      });
    },
  );

  it('has no menu for programs', async () => {
    const { code, out } = await runTool(['play', '--json']);
    expect({ code, code2: JSON.parse(out).error.code }).toEqual({ code: 2, code2: 'OPTION_MISSING' });
  });
});
