import { ICONS, type IconName } from '../ui/icon-paths.ts';

interface Pictured {
  readonly type?: string;
  readonly kind?: string;
}

/** The symbol of a card: that of its kind where there is one, else that of its type. */
export function cardIcon(content: object, id: string): IconName {
  const { cards = {} } = content as { cards?: Readonly<Record<string, Pictured>> };
  const { kind = '', type = '' } = cards[id] ?? {};
  return [kind, type].find(isIcon) ?? 'action';
}

function isIcon(name: string): name is IconName {
  return Object.hasOwn(ICONS, name);
}
