import type { Language } from '@sitrep/text';
import type { ComponentType } from 'react';

/** Words that are known before any messages are loaded. */
export type Words = Readonly<Record<Language, string>>;

/** How the first page presents a world, which is a game or one edition of it, without loading anything of it. */
export interface Door {
  readonly name: Words;
  /** What it belongs to, above its name. */
  readonly series: Words;
  /** What it is about, in one sentence. */
  readonly note: Words;
  /** What there is to play, in a few words. */
  readonly extent: Words;
  /** The addresses of its ways in. */
  readonly ways: DoorWays;
  /** Loads what is drawn behind its name. */
  loadScene(): Promise<ComponentType>;
}

interface DoorWays {
  /** To the first decision of a match that needs no choice. */
  readonly quick: string;
  readonly mission?: string;
  readonly scenarios?: string;
  readonly campaign?: string;
  readonly tutorial?: string;
}

export type WayName = keyof DoorWays;
