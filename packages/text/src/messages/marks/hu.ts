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
    'A parancsok újrajátszása még tart: eddig {checked, number} / {entries, number} lépés.',
  'mark.different.note':
    'A parancsokat újrajátszva más jön ki ({entry, number}. lépés): a mentést megváltoztatták, vagy sosem játszották így.',
  'mark.olderRules.note':
    'A szabályok {version} verziójával kezdődött. Ami benne történt, azt a mai szabályok nem tudják igazolni.',
  'mark.unknownRules.note':
    'A szabályok {version} verzióját nevezi meg, amely sosem jelent meg. Ami benne történt, az nem igazolható.',
  'mark.ownCards.note': 'A kártyái nem azok, amelyek itt telepítve vannak.',
  'mark.otherCards.note':
    'A kártyái nem azok, amelyek itt telepítve vannak: azóta megváltoztak, vagy saját kártyák.',
  'mark.scripted.note': 'A dobásokat és a húzásokat előre megadták.',
  'mark.verified.note': 'Ellenőrizve: a parancsokat újrajátszva ugyanez jön ki.',
};
