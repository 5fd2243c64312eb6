import { InvariantError } from './invariant.ts';

/** Words 13 to 15 of the input. Word 13 also serves as the high half of a 64-bit block counter. */
export type Nonce = readonly [number, number, number];

const SIGMA = Uint32Array.of(0x61707865, 0x3320646e, 0x79622d32, 0x6b206574);
const ROUNDS = 8;

/**
 * ChaCha with eight rounds in the IETF layout (RFC 8439, section 2.3): 8 key words, a 32-bit counter, a 96-bit nonce.
 * Writes 16 words of key stream to `out`; the published byte stream is these words in little-endian order.
 */
export function chachaBlock(key: Uint32Array, counter: number, nonce: Nonce, out: Uint32Array): void {
  out.fill(0);
  addInput(key, counter, nonce, out);
  for (let round = 0; round < ROUNDS; round += 2) doubleRound(out);
  addInput(key, counter, nonce, out);
}

/** The word at an index that is inside the array; `itemAt` for arrays of one kind only, which is faster. */
export function wordAt(words: Uint32Array, index: number): number {
  const word = words[index];
  if (word === undefined) throw new InvariantError('INDEX_RANGE', `there is no word ${index}`, { index });
  return word;
}

function addInput(key: Uint32Array, counter: number, nonce: Nonce, out: Uint32Array): void {
  for (let i = 0; i < 4; i += 1) out[i] = wordAt(out, i) + wordAt(SIGMA, i);
  for (let i = 0; i < 8; i += 1) out[i + 4] = wordAt(out, i + 4) + wordAt(key, i);
  out[12] = wordAt(out, 12) + counter;
  out[13] = wordAt(out, 13) + nonce[0];
  out[14] = wordAt(out, 14) + nonce[1];
  out[15] = wordAt(out, 15) + nonce[2];
}

function doubleRound(x: Uint32Array): void {
  for (let column = 0; column < 4; column += 1) quarterRound(x, column, 0);
  for (let column = 0; column < 4; column += 1) quarterRound(x, column, 1);
}

/** Mixes four words, one of each row; each row starts `slant` columns further right: 0 for a column, 1 for a diagonal. */
function quarterRound(x: Uint32Array, column: number, slant: number): void {
  const ib = 4 + ((column + slant) & 3);
  const ic = 8 + ((column + 2 * slant) & 3);
  const id = 12 + ((column + 3 * slant) & 3);
  let a = (wordAt(x, column) + wordAt(x, ib)) | 0;
  let d = rotateLeft(wordAt(x, id) ^ a, 16);
  let c = (wordAt(x, ic) + d) | 0;
  let b = rotateLeft(wordAt(x, ib) ^ c, 12);
  a = (a + b) | 0;
  d = rotateLeft(d ^ a, 8);
  c = (c + d) | 0;
  b = rotateLeft(b ^ c, 7);
  x[column] = a;
  x[ib] = b;
  x[ic] = c;
  x[id] = d;
}

function rotateLeft(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}
