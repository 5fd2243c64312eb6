import type { Speech } from '@sitrep/speech';
import type { EffectiveFigure } from '@sitrep/warfighter/queries';

/** What a figure is said with. */
export interface FigureScene {
  readonly speech: Speech;
  /** The interface's own words. */
  t(key: string, args?: Readonly<Record<string, string | number>>): string;
}

/** The figures that can be asked about. */
export type FigureName = 'cover' | 'entrance' | 'movement';

/** Whether other cards change what is printed. */
export function isChanged({ parts: [printed], total }: EffectiveFigure): boolean {
  return printed?.amount !== total;
}

/** A figure with every card that it comes from: “Cover 5: Thug 3, Bunker +2”. */
export function figureWords({ speech, t }: FigureScene, name: FigureName, figure: EffectiveFigure): string {
  const parts = figure.parts.map(({ source, amount }, index) => {
    const words = source === '' ? t('figures.eased') : speech.noun('card', source);
    return `${words} ${index === 0 ? amount : signed(amount)}`;
  });
  return t(`figures.${name}`, { total: figure.total, parts: parts.join(', ') });
}

function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}
