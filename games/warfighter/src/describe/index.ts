export { describeAbility } from './ability.ts';
export { describeCard } from './card.ts';
export { describeRefused } from './condition.ts';
export { describeFigure } from './figure.ts';
export type { TextPart } from './parts/text-part.ts';
export { type Speaker, sayCard, sayPart } from './say.ts';
