import { describe, expect, it } from 'vitest';
import { AppError, invalidField, throwIfRefused, unwrap } from './errors';

function thrownBy(act: () => unknown): AppError {
  try {
    act();
  } catch (error) {
    if (error instanceof AppError) return error;
  }
  throw new Error('nothing was refused');
}

describe('errors', () => {
  it('an error contains its code and parameters at its field', () => {
    const { status, details } = new AppError('list.name-taken', { params: { name: 'Gates' }, field: 'name' });
    expect(status).toBe(409);
    expect(details).toEqual({
      params: { name: 'Gates' },
      fields: { name: [{ code: 'list.name-taken', params: { name: 'Gates' } }] },
    });
    expect(new AppError('list.name-taken').details).toEqual({});
  });

  it('an invalid field is named, also one with the name of an inherited property', () => {
    expect(invalidField('constructor', 'required').details).toEqual({
      fields: { constructor: [{ code: 'required', params: {} }] },
    });
    expect(invalidField('text', 'too-long', { max: 5 })).toMatchObject({ code: 'input.invalid', status: 422 });
  });

  it('an error of a refusal has the field of the refusal and the parameters of the caller', () => {
    const refusal = { code: 'bid.too-high', params: { max: 5 }, field: 'price' } as const;
    expect(thrownBy(() => throwIfRefused(refusal, { state: 'ongoing' })).details).toEqual({
      params: { max: 5, state: 'ongoing' },
      field: undefined,
      fields: { price: [{ code: 'bid.too-high', params: { max: 5, state: 'ongoing' } }] },
    });
    expect(thrownBy(() => unwrap(refusal))).toMatchObject({ code: 'bid.too-high', details: { params: { max: 5 } } });
  });

  it('an error of a refusal contains the seconds until the next try', () => {
    const refusal = { code: 'bid.too-often', params: { retry_after_s: 30 } } as const;
    expect(thrownBy(() => throwIfRefused(refusal)).details.retryAfterSeconds).toBe(30);
  });

  it('an accepted outcome throws no error', () => {
    expect(unwrap<string>('joined')).toBe('joined');
    expect(unwrap({ tags: ['code'] })).toEqual({ tags: ['code'] });
    expect(() => throwIfRefused(null)).not.toThrow();
  });
});
