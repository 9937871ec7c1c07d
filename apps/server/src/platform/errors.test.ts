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
  it('carry their code and params to the field that they are about', () => {
    const { status, details } = new AppError('list.name-taken', { params: { name: 'Gates' }, field: 'name' });
    expect(status).toBe(409);
    expect(details).toEqual({
      params: { name: 'Gates' },
      fields: { name: [{ code: 'list.name-taken', params: { name: 'Gates' } }] },
    });
    expect(new AppError('list.name-taken').details).toEqual({});
  });

  it('name one invalid field, even one that every object has', () => {
    expect(invalidField('constructor', 'required').details).toEqual({
      fields: { constructor: [{ code: 'required', params: {} }] },
    });
    expect(invalidField('text', 'too-long', { max: 5 })).toMatchObject({ code: 'input.invalid', status: 422 });
  });

  it('made of a refusal keep its field and add what the caller knows', () => {
    const refusal = { code: 'bid.too-high', params: { max: 5 }, field: 'price' } as const;
    expect(thrownBy(() => throwIfRefused(refusal, { state: 'ongoing' })).details).toEqual({
      params: { max: 5, state: 'ongoing' },
      field: undefined,
      fields: { price: [{ code: 'bid.too-high', params: { max: 5, state: 'ongoing' } }] },
    });
    expect(thrownBy(() => unwrap(refusal))).toMatchObject({ code: 'bid.too-high', details: { params: { max: 5 } } });
  });

  it('made of a refusal say when to try again', () => {
    const refusal = { code: 'bid.too-often', params: { retry_after_s: 30 } } as const;
    expect(thrownBy(() => throwIfRefused(refusal)).details.retryAfterSeconds).toBe(30);
  });

  it('are not made of an outcome or of nothing', () => {
    expect(unwrap<string>('joined')).toBe('joined');
    expect(unwrap({ tags: ['code'] })).toEqual({ tags: ['code'] });
    expect(() => throwIfRefused(null)).not.toThrow();
  });
});
