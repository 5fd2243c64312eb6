import type { Stencil } from '../press/press.ts';

const OLIVE = '#59663d';
const DARK = '#2b332e';
const GLASS = '#8fb8c0';

/** What is fitted to weapons and looked through, in a square of 100. */
export const GEAR = {
  acog: [
    ['ink', 'M14 34l22-6h34l18 6v22l-18 2H36l-22-4Z'],
    ['ink', 'M36 58h34v12H36ZM28 70h50v10H28Z'],
    ['ink', 'M46 16h16v14H46Z'],
    [GLASS, 'M14 36l5-1v19l-5-1Z'],
    ['spot', 'M38 30h28v4H38Z'],
    ['sky', 'M40 42h28M34 75h38', 2],
  ],
  holo: [
    ['ink', 'M22 14h56q6 0 6 6v46H16V20q0-6 6-6Z'],
    [GLASS, 'M26 22h48v34H26Z'],
    ['spot', 'M50 30a9 9 0 1 1-.1 0', 2.6],
    ['spot', 'M50 37.5a1.5 1.5 0 1 1-.1 0Z'],
    ['ink', 'M10 66h80v10H10ZM18 76h64v8H18Z'],
    ['sky', 'M22 71h34', 2],
  ],
  scope: [
    ['ink', 'M4 36h18l8 5h32l12-9h22v36H74l-12-9H30l-8 5H4Z'],
    ['ink', 'M42 28h14v12H42ZM34 60h8v18h-8ZM58 60h8v18h-8ZM26 78h48v6H26Z'],
    [GLASS, 'M90 35h6v30h-6Z'],
    ['sky', 'M10 42h10M32 46h28M76 40h12', 2],
  ],
  'scope-old': [
    ['ink', 'M2 44h16l4 3h46l6-4h24v20H74l-6-4H22l-4 3H2Z'],
    ['#85522c', 'M6 78q40-8 88-6v10q-48-2-88 4Z'],
    ['ink', 'M30 58h6v18h-6ZM62 58h6v16h-6ZM44 36h8v10h-8ZM26 70h14v6H26ZM58 69h14v6H58Z'],
    [GLASS, 'M94 46h4v14h-4Z'],
    ['sky', 'M24 50h42', 1.8],
  ],
  thermal: [
    ['ink', 'M10 26h54v46H10Z'],
    ['ink', 'M64 32h20q8 0 8 8v18q0 8-8 8H64ZM20 72h46v10H20Z'],
    ['spot', 'M84 38a11 11 0 1 1-.1 0Z'],
    ['sun', 'M84 44a5 5 0 1 1-.1 0Z'],
    ['#7a3f8f', 'M18 34h36v28H18Z'],
    ['spot', 'M28 62V50q0-6 5-7 1-5 4-5t4 5q5 1 5 7v12Z'],
    ['sun', 'M33 62V51q4-4 8 0v11Z'],
  ],
  suppressor: [
    ['ink', 'M18 36h70v26H18Z'],
    ['ink', 'M4 42h14v14H4Z'],
    ['sky', 'M24 41h58M30 36v26M42 36v26M54 36v26M66 36v26M78 36v26', 1.6],
    ['paper', 'M94 40q6 9 0 18', 2],
    ['paper', 'M88 76L100 22', 3],
  ],
  laser: [
    [DARK, 'M8 44h44v24H8Z'],
    ['ink', 'M14 34h20v12H14ZM8 68h44v8H8Z'],
    ['spot', 'M52 56h48', 3],
    ['spot', 'M52 48a6 6 0 1 1-.1 0Z'],
    ['sun', 'M92 48l3 6 7 2-7 2-3 6-3-6-7-2 7-2Z'],
    ['sky', 'M16 54h22M16 60h22', 2],
  ],
  foregrip: [
    ['ink', 'M10 16h80v12H10Z'],
    ['sky', 'M16 22h8M30 22h8M44 22h8M58 22h8M72 22h8', 3],
    [DARK, 'M36 28h28l-3 50q-11 10-22 0Z'],
    ['sky', 'M40 40h20M40 48h20M41 56h18M41 64h18M42 72h16', 2],
  ],
  bipod: [
    ['ink', 'M6 20h88v8H6ZM38 28h24v10H38Z'],
    ['ink', 'M44 36L20 88M56 36l24 52M12 88h16M72 88h16', 5],
    ['sky', 'M41 50l-9 20M59 50l9 20', 1.8],
  ],
  'night-vision': [
    ['ink', 'M20 8h60v14H58v14H42V22H20Z'],
    [DARK, 'M12 36h32v34H12ZM56 36h32v34H56Z'],
    ['ink', 'M42 44h16v10H42ZM8 66h40v12H8ZM52 66h40v12H52Z'],
    ['#7bd08a', 'M28 68a9 9 0 1 1-.1 0ZM72 68a9 9 0 1 1-.1 0Z'],
    ['paper', 'M24 74q2-4 6-3M68 74q2-4 6-3', 2],
  ],
  'spotting-scope': [
    ['ink', 'M50 56L24 94M50 56l26 38M50 56v38', 4.5],
    [OLIVE, 'M8 34l60-10v34L8 50Z'],
    ['ink', 'M66 20l20-3v48l-20-4ZM2 34h10v16H2Z'],
    [GLASS, 'M86 17q8 24 0 48Z'],
    ['sky', 'M20 38l40-6', 2],
  ],
  binoculars: [
    ['ink', 'M20 14h20v14h20V14h20l12 60H58V52H42v22H8Z'],
    [GLASS, 'M25 66a15 9 0 1 1-.1 0ZM75 66a15 9 0 1 1-.1 0Z'],
    ['ink', 'M25 70a10 5 0 1 1-.1 0ZM75 70a10 5 0 1 1-.1 0Z'],
    ['sky', 'M24 22l-6 34M76 22l6 34', 2],
    ['#85522c', 'M22 14Q50-10 78 14', 2.6],
  ],
  magazines: [
    ['#333a36', 'M18 12l24 4 4 40 8 32-24 6-8-36Z'],
    ['ink', 'M52 6l24 4-2 46 4 34-26-2-4-36Z'],
    ['spot', 'M20 44l58 4v10l-56-4Z'],
    ['sky', 'M30 24l4 16M62 18v24M60 66l2 18M34 64l4 20', 2],
    ['sun', 'M22 12l4-8 16 3-2 8ZM56 6l3-7 15 3-1 7Z'],
  ],
  bandolier: [
    ['#a08c58', 'M10 8q60 20 76 84l-18 2Q54 40 4 26Z'],
    ['ink', 'M22 12l-6 18M38 22l-10 16M52 35l-14 13M64 50l-15 11M74 68l-17 8', 3],
    ['sun', 'M26 24l8-12 4 3-8 12ZM42 36l10-11 3 3-10 11ZM54 52l12-9 2 4-11 8ZM64 70l14-6 2 4-14 5Z'],
    ['#85522c', 'M60 76h14v8H60Z'],
  ],
} as const satisfies Readonly<Record<string, Stencil>>;
