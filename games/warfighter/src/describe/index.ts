export { abilityBlocks, describeEffects } from './ability.ts';
export { describeRefused } from './condition.ts';
export { faceOf } from './face.ts';
export { inForceOf } from './faces/in-force.ts';
export { describeFigure } from './figure.ts';
export { describeNeed } from './parts/objective-condition.ts';
export { cardPart, listPart, part, type TextPart } from './parts/text-part.ts';
