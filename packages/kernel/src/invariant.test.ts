import { describe, expect, it } from 'vitest';
import { InvariantError, invariant } from './invariant.ts';

describe('InvariantError', () => {
  it('carries name, code, message and details', () => {
    const error = new InvariantError('ZONE_UNKNOWN', 'there is no zone attic', { zone: 'attic' });
    expect(error).toBeInstanceOf(Error);
    expect(error.name).toBe('InvariantError');
    expect(error.code).toBe('ZONE_UNKNOWN');
    expect(error.message).toBe('there is no zone attic');
    expect(error.details).toEqual({ zone: 'attic' });
  });

  it('needs no details', () => {
    expect(new InvariantError('NO_FRAME', 'nothing is under way').details).toBeUndefined();
  });
});

describe('invariant', () => {
  it('says nothing while the condition holds', () => {
    expect(() => invariant(true, 'NO_FRAME', 'nothing is under way')).not.toThrow();
  });

  it('throws once it does not', () => {
    const broken = () => invariant(false, 'NO_FRAME', 'nothing is under way');
    expect(broken).toThrow(InvariantError);
    expect(broken).toThrow(expect.objectContaining({ code: 'NO_FRAME', message: 'nothing is under way' }));
  });
});
