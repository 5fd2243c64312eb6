import { type AnyGame, canonical, type GameTypes, hashText, loadMatch, type Save } from '@sitrep/kernel';

type AnySave = Save<GameTypes>;

/**
 * A forger's last step: inserts the hash that the changed events lead to, and a matching checksum. Hashes are not compared
 * under other rules, which is how he finds it. A save that does not open that way keeps its hash.
 */
export function fitSave(game: AnyGame, forged: object): AnySave {
  const { checksum: _old, ...body } = forged as AnySave;
  const opened = tryLoad(game, { ...body, rulesVersion: 'forged', checksum: '' });
  const fitting = opened === undefined ? body : { ...body, hash: opened.match.hash, marks: [] };
  return { ...fitting, checksum: checksumOf(fitting) };
}

function checksumOf(body: object): string {
  try {
    return hashText(canonical(body));
  } catch {
    return '0'.repeat(16);
  }
}

function tryLoad(game: AnyGame, save: AnySave) {
  try {
    const loaded = loadMatch(game, save);
    return loaded.ok ? loaded.value : undefined;
  } catch {
    return undefined;
  }
}
