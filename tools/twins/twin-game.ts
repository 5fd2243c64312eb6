import type { GameEntry, NamedSetup } from '@sitrep/contract';
import {
  type Answer,
  createMatch,
  type GameTypes,
  makeKey,
  makeUniform,
  type Seat,
  sameData,
} from '@sitrep/kernel';
import { type Host, openLocal, type SeatClient, startHost } from '@sitrep/session';
import { Commander } from '../commander/commander.ts';
import { glimpse } from './glimpse.ts';

type Reply = Answer<GameTypes>;

/** Two games at one screen whose only difference is hidden from the side that looks. */
export interface TwinTask {
  readonly entry: GameEntry;
  readonly setup: Pick<NamedSetup, 'name' | 'config' | 'content'>;
  readonly seed: string;
  /** Stops after so many answers. */
  readonly most: number;
}

export interface TwinReport {
  /** How often everything was compared. */
  readonly comparisons: number;
  /** How it ended: something hidden was shown, the match was over, there was enough, or the other side could not do the same. */
  readonly end: 'shown' | 'over' | 'enough' | 'parted';
  /** What told the worlds apart, if anything did. */
  readonly leak?: string;
}

const [LOOKER, HIDER]: readonly [Seat, Seat] = [0, 1];

/** What the side that hides has settled: its bunkers fire at a good chance only, and nobody is asked about trifles. */
const POLICY = { hidden: 100, smoke: 0, heat: 0 };

/** Plays both games in step, and compares whatever the first side's session shows, answers and proposes. */
export class TwinGame {
  readonly #task: TwinTask;
  readonly #hosts: readonly [Host, Host];
  readonly #clients: readonly [SeatClient, SeatClient];
  readonly #commander: Commander;
  #comparisons = 0;

  constructor(task: TwinTask) {
    this.#task = task;
    this.#hosts = [start(task), start(task)];
    const [truth, twin] = this.#hosts;
    this.#commander = new Commander(truth, LOOKER);
    this.#clients = [this.#commander.client, openLocal(twin, LOOKER)];
    for (const host of this.#hosts) {
      host.settle(LOOKER, { heat: 0 });
      host.settle(HIDER, POLICY);
    }
  }

  async play(): Promise<TwinReport> {
    for (let count = 0; count < this.#task.most; count += 1) {
      const leak = await this.#compare();
      if (leak !== undefined) return { comparisons: this.#comparisons, end: 'parted', leak };
      const asked = this.#hosts[0].turn?.asked[0];
      if (asked === undefined) return { comparisons: this.#comparisons, end: 'over' };
      if (!(await (asked === LOOKER ? this.#look() : this.#hide())))
        return { comparisons: this.#comparisons, end: 'parted' };
      if (this.#hasShown()) return { comparisons: this.#comparisons, end: 'shown' };
    }
    return { comparisons: this.#comparisons, end: 'enough' };
  }

  /** The first thing that differs; nothing if the worlds look alike. */
  async #compare(): Promise<string | undefined> {
    const [one, other] = await Promise.all(this.#clients.map((client) => glimpse(client)));
    this.#comparisons += 1;
    const part = Object.keys(one ?? {}).find((name) => one?.[name] !== other?.[name]);
    return part && `${part}: ${one?.[part]} but ${other?.[part]}`;
  }

  /** The side that looks does the same in both worlds. */
  async #look(): Promise<boolean> {
    const [, client] = this.#clients;
    const { number } = client.snapshot().view.decision ?? {};
    const answers = await this.#commander.act();
    const result = await client.carryOut(answers, number);
    if (!result.ok) throw new Error(`only one world refuses ${JSON.stringify(answers)}`);
    return true;
  }

  /** The other side does what looks the same: hidden men keep still. */
  async #hide(): Promise<boolean> {
    const [truth, twin] = this.#hosts;
    if (truth.look(HIDER).form !== undefined) return this.#setUp();
    const common = truth
      .look(HIDER)
      .options.filter((option) => twin.look(HIDER).options.some((other) => sameData(option, other)))
      .filter((option) => !isHidden(truth, option));
    const [hint] = truth.consult(HIDER, { kind: 'hints', among: common });
    return hint !== undefined && this.#hosts.every((host) => give(host, hint.answer));
  }

  /** The twin's hidden men are elsewhere. */
  #setUp(): boolean {
    const [truth, twin] = this.#hosts;
    const [suggestion] = truth.consult(HIDER, { kind: 'suggestions' });
    if (suggestion === undefined) throw new Error('there is no set-up');
    return give(truth, suggestion.draft) && give(twin, elsewhere(this.#task, suggestion.draft));
  }

  /** Whether a rule has shown something hidden, in either world. */
  #hasShown(): boolean {
    const { reveals = [] } = this.#task.entry.hints;
    return this.#clients.some((client) => {
      const { events } = client.snapshot();
      return events.some(({ rule }) => reveals.some((reveal) => reveal === rule));
    });
  }
}

function start({ entry, setup: { config, content }, seed }: TwinTask): Host {
  const started = startHost(entry, { config, content, key: makeKey(seed) });
  if (!started.ok) throw new Error('it does not start');
  return started.value;
}

/** A set-up is not found at once where there is little room. */
const MOST_TRIES = 50;

/** A set-up that the other side cannot tell from this one. */
function elsewhere({ entry, setup: { config, content }, seed }: TwinTask, draft: Reply): Reply {
  const opened = createMatch(entry.game, { config, content, key: makeKey(seed) });
  for (let tries = 0; opened.ok && tries < MOST_TRIES; tries += 1) {
    const random = makeUniform(makeKey(seed), `twin ${tries}`);
    const other = entry.hints.redraft?.(opened.value.state, HIDER, draft, random);
    if (other !== undefined && !sameData(other, draft)) return other;
  }
  throw new Error('nothing is hidden elsewhere');
}

function give(host: Host, answer: Reply): boolean {
  return host.answer(HIDER, answer, host.look(HIDER).view.decision?.number ?? -1).ok;
}

/** Whether an answer is about a man whom the other side does not see. */
function isHidden(host: Host, answer: Reply): boolean {
  const { isHidden: hidden } = Object(host.look(HIDER).view.game);
  return 'soldier' in answer && Array.isArray(hidden) && hidden[Number(answer.soldier)] === true;
}
