import type { Amount, Span } from '../../content/vocabulary.ts';

/** Figures look alike in every language; words never come in here. */
export function signed(amount: number): string {
  if (amount === 0) return '0';
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}

/** A modifier, or one per chart column, with what it becomes for 1 XP in brackets (WF-KEY-113). */
export function amountText(amount: Amount, upgun?: Amount): string {
  return bracketed(printedAmount(amount), upgun && printedAmount(upgun));
}

/** A figure with what it becomes when upgunned. */
export function bracketed(printed: number | string, upgun?: number | string): string {
  return upgun === undefined ? `${printed}` : `${printed} [${upgun}]`;
}

function printedAmount(amount: Amount): string {
  if (typeof amount === 'number') return signed(amount);
  return 'byColumn' in amount ? amount.byColumn.map(signed).join('/') : signed(amount.perHostile);
}

export function spanText([least, most]: Span): string {
  return least === most ? `${least}` : `${least}–${most}`;
}

/** Values that a draw accepts: `0–2` if they are consecutive, `0/2` if not. */
export function valuesText(values: readonly number[]): string {
  const least = Math.min(...values);
  const most = Math.max(...values);
  return most - least === values.length - 1 ? spanText([least, most]) : values.join('/');
}

/** The faces of each row of a roll table: `5–8`, `9+`; `most` is the last face, or absent if modifiers may go beyond it. */
export function facesText(rows: readonly { readonly from: number }[], most?: number): readonly string[] {
  const starts = rows.map(({ from }) => from);
  return starts.map((from) => {
    const next = Math.min(...starts.filter((other) => other > from));
    if (Number.isFinite(next)) return spanText([from, next - 1]);
    return from === most ? `${from}` : `${from}+`;
  });
}
