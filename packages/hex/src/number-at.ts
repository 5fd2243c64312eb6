/**
 * Reads tables of whole numbers at indexes that they have by construction; throws where they do not. Each kind of table has
 * its own reader: one that met several kinds would slow down sight, which reads steps and levels more than anything.
 */

export function numberAt(numbers: Int32Array | readonly number[], index: number): number {
  return there(numbers[index], index);
}

export function stepAt(steps: Int16Array, index: number): number {
  return there(steps[index], index);
}

export function levelAt(levels: Int8Array, index: number): number {
  return there(levels[index], index);
}

function there(number: number | undefined, index: number): number {
  if (number === undefined) throw new RangeError(`there is no number at ${index}`);
  return number;
}
