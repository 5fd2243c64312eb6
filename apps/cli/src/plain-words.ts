/** Without capitals, accents and signs: what people type is rarely written as it is printed. */
export function plain(words: string): string {
  return words
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();
}
