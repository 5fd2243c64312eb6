import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chachaBlock, type Nonce, wordAt } from './chacha.ts';

/** ChaCha8 with 256-bit keys, test cases of draft-strombergson-chacha-test-vectors-01: block 0, then block 1. */
const PUBLISHED = [
  {
    name: 'TC1: all zero',
    key: '00'.repeat(32),
    iv: '00'.repeat(8),
    blocks: [
      '3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42',
      'd2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa',
    ],
  },
  {
    name: 'TC7: sequence patterns',
    key: '00112233445566778899aabbccddeeffffeeddccbbaa99887766554433221100',
    iv: '0f1e2d3c4b5a6978',
    blocks: [
      'db43ad9d1e842d1272e4530e276b3f568f8859b3f7cf6d9d2c74fa53808cb5157a8ebf46ad3dcc4b6c7dadde131784b0120e0e22f6d5f9ffa7407d4a21b695d9',
      'c5dd30bf55612fab9bdd118920c19816470c7f5dcd42325dbbed8c57a56281c144cb0f03e81b3004624e0650a1ce5afaf9a7cd8163f6dbd72602257dd96e471e',
    ],
  },
  {
    name: 'TC8: random key and IV',
    key: 'c46ec1b18ce8a878725a37e780dfb7351f68ed2e194c79fbc6aebee1a667975d',
    iv: '1ada31d5cf688221',
    blocks: [
      '838751b42d8ddd8a3d77f48825a2ba752cf4047cb308a5978ef274973be374c96ad848065871417b08f034e681fe46a93f7d5c61d1306614d4aaf257a7cff08b',
      '16f2fda170cc18a4b58a2667ed962774af792a6e7f3c77992540711a7a136d7e8a2f8d3f93816709d45a3fa5f8ce72fde15be7b841acba3a2abd557228d9fe4f',
    ],
  },
];

describe('chachaBlock', () => {
  it.each(PUBLISHED)('gives the published key stream of $name', ({ key, iv, blocks }) => {
    const nonce: Nonce = [0, wordAt(words(iv), 0), wordAt(words(iv), 1)];
    const streamed = blocks.map((_, counter) => hex(block(words(key), counter, nonce)));
    expect(streamed).toEqual(blocks);
  });

  it('agrees with RFC 8439 written down plainly, for every word of the input', () => {
    const word = fc.nat({ max: 0xffffffff });
    const input = fc.array(word, { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(input, (given) => {
        const [counter = 0, n0 = 0, n1 = 0, n2 = 0, ...key] = given;
        expect([...block(Uint32Array.from(key), counter, [n0, n1, n2])]).toEqual(
          plainBlock(key, given.slice(0, 4)),
        );
      }),
    );
  });

  it('overwrites whatever the output held', () => {
    const out = new Uint32Array(16).fill(0xdeadbeef);
    chachaBlock(new Uint32Array(8), 0, [0, 0, 0], out);
    expect(hex(out)).toBe(PUBLISHED[0]?.blocks[0]);
  });
});

function block(key: Uint32Array, counter: number, nonce: Nonce): Uint32Array {
  const out = new Uint32Array(16);
  chachaBlock(key, counter, nonce, out);
  return out;
}

const QUARTERS = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
] as const;

function plainBlock(key: readonly number[], counterAndNonce: readonly number[]): number[] {
  const input = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, ...key, ...counterAndNonce].map(BigInt);
  const x = [...input];
  for (let pair = 0; pair < 4; pair += 1) {
    for (const [a, b, c, d] of QUARTERS) {
      addAndTurn(x, [a, b, d], 16n);
      addAndTurn(x, [c, d, b], 12n);
      addAndTurn(x, [a, b, d], 8n);
      addAndTurn(x, [c, d, b], 7n);
    }
  }
  return x.map((word, i) => Number(BigInt.asUintN(32, word + (input[i] ?? 0n))));
}

/** `i += j`, then `k ^= i` turned left. */
function addAndTurn(x: bigint[], [i, j, k]: readonly [number, number, number], bits: bigint): void {
  const sum = BigInt.asUintN(32, (x[i] ?? 0n) + (x[j] ?? 0n));
  const mixed = (x[k] ?? 0n) ^ sum;
  x[i] = sum;
  x[k] = BigInt.asUintN(32, mixed << bits) | (mixed >> (32n - bits));
}

function words(text: string): Uint32Array {
  const bytes = Uint8Array.from({ length: text.length / 2 }, (_, i) =>
    Number.parseInt(text.slice(2 * i, 2 * i + 2), 16),
  );
  const view = new DataView(bytes.buffer);
  return Uint32Array.from({ length: bytes.length / 4 }, (_, i) => view.getUint32(4 * i, true));
}

function hex(block: Uint32Array): string {
  const view = new DataView(new ArrayBuffer(64));
  block.forEach((word, i) => {
    view.setUint32(4 * i, word, true);
  });
  return Array.from({ length: 64 }, (_, i) => view.getUint8(i).toString(16).padStart(2, '0')).join('');
}

it('there is no word outside the array', () => {
  expect(() => wordAt(new Uint32Array(2), 2)).toThrow('there is no word 2');
});
