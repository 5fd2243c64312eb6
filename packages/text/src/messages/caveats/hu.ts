import type { Messages } from '../../messages.ts';

export const caveats: Messages = {
  'caveat.pending': 'még nincs ellenőrizve',
  'caveat.different': 'nem igazolt',
  'caveat.olderRules': 'régebbi szabályok',
  'caveat.unknownRules': 'ismeretlen szabályok',
  'caveat.ownCards': 'saját kártyák',
  'caveat.otherCards': 'eltérő kártyák',
  'caveat.scripted': 'előre megadott dobások',

  'caveat.pending.note':
    'A parancsok újrajátszása még tart: eddig {checked, number} / {entries, number} lépés.',
  'caveat.different.note':
    'A parancsokat újrajátszva más jön ki ({entry, number}. lépés): a mentést megváltoztatták, vagy sosem játszották így.',
  'caveat.olderRules.note':
    'A szabályok {version} verziójával kezdődött. Ami benne történt, azt a mai szabályok nem tudják igazolni.',
  'caveat.unknownRules.note':
    'A szabályok {version} verzióját nevezi meg, amely sosem jelent meg. Ami benne történt, az nem igazolható.',
  'caveat.ownCards.note': 'A kártyái nem azok, amelyek itt telepítve vannak.',
  'caveat.otherCards.note':
    'A kártyái nem azok, amelyek itt telepítve vannak: azóta megváltoztak, vagy saját kártyák.',
  'caveat.scripted.note': 'A dobásokat és a húzásokat előre megadták.',
  'caveat.verified.note': 'Ellenőrizve: a parancsokat újrajátszva ugyanez jön ki.',
};
