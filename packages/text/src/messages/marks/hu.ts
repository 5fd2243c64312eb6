import type { Messages } from '../../messages.ts';

export const marks: Messages = {
  'mark.pending': 'még nincs ellenőrizve',
  'mark.different': 'nem igazolt',
  'mark.olderRules': 'régebbi szabályok',
  'mark.unknownRules': 'ismeretlen szabályok',
  'mark.ownCards': 'saját kártyák',
  'mark.otherCards': 'eltérő kártyák',
  'mark.scripted': 'előre megadott dobások',

  'mark.pending.note':
    'A parancsok újrajátszása még tart: eddig {checked, number} lépés a(z) {entries, number} lépésből.',
  'mark.different.note':
    'Újrajátszva a parancsok a(z) {entry, number}. lépésnél mást adnak: a mentést megváltoztatták, vagy nem így játszották.',
  'mark.olderRules.note':
    'A szabályok {version} verziójával kezdődött. Ami benne történt, azt a mai szabályok nem tudják igazolni.',
  'mark.unknownRules.note':
    'A szabályok {version} verzióját nevezi meg, amely sosem jelent meg. Ami benne történt, az nem igazolható.',
  'mark.ownCards.note': 'A kártyái nem azok, amelyek itt telepítve vannak.',
  'mark.otherCards.note':
    'A kártyái nem azok, amelyek itt telepítve vannak: azóta megváltoztak, vagy sajátok.',
  'mark.scripted.note': 'A dobásait és a húzásait előre megadták.',
  'mark.verified.note': 'Ellenőrizve: újrajátszva a parancsok ugyanazt adják.',
};
