import type { Odds, OddsModifier } from '@sitrep/contract';
import type { Speech } from '@sitrep/speech';

/** Shows the plus too, because the amount is added to dice. */
function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}

/** What changes a roll: every source, then the sum of each kind that has several. */
export function modifierWords(speech: Speech, { modifiers }: Odds): readonly string[] {
  const { text } = speech;
  const kinds = [...new Set(modifiers.map(({ key }) => key))];
  return kinds.flatMap((kind) => {
    const same = modifiers.filter(({ key }) => key === kind);
    const total = `${kind}.total`;
    const amount = signed(same.reduce((sum, each) => sum + each.amount, 0));
    return [
      ...same.map((each) => sourceWords(speech, each)),
      ...(same.length > 1 && text.has(total) ? [text.t(total, { amount })] : []),
    ];
  });
}

function sourceWords(speech: Speech, { key, amount, source }: OddsModifier): string {
  return speech.text.t(key, { source: speech.name(source), amount: signed(amount) });
}
