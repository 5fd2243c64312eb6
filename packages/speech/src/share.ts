import type { Language } from '@sitrep/text';

/** Thousandths as a percentage. What is rare is never rounded to nothing. */
export function shareText(language: Language, share: number, digits: number): string {
  const minimumFractionDigits = share > 0 && share < 10 ? 1 : digits;
  const format = {
    style: 'percent',
    minimumFractionDigits,
    maximumFractionDigits: minimumFractionDigits,
  } as const;
  return new Intl.NumberFormat(language, format).format(share / 1000);
}
