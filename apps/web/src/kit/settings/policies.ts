import type { Policy } from '@sitrep/contract';

const keyOf = (game: string, seat: number) => `sitrep.policy.${game}.${seat}`;

/** What the players of this browser last settled for a seat of a game; nothing if they never did. */
export function readPolicy(game: string, seat: number): Policy {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(game, seat)) ?? '{}');
    return Object.fromEntries(
      Object.entries(Object(stored)).filter(
        (field): field is [string, number] => typeof field[1] === 'number',
      ),
    );
  } catch {
    // storage may be forbidden or damaged: the usual figures serve
    return {};
  }
}

export function keepPolicy(game: string, seat: number, policy: Policy): void {
  try {
    localStorage.setItem(keyOf(game, seat), JSON.stringify(policy));
  } catch {
    // without storage it lasts as long as the match is open
  }
}
