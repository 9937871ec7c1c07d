import { expect, it } from 'vitest';
import { tenderTitle } from './tender-title';

it('a tender’s name stands beside its number, never instead of it', () => {
  expect(tenderTitle({ number: 'TL-12', name: 'Weekly to Kyiv' })).toBe('TL-12 · Weekly to Kyiv');
  expect(tenderTitle({ number: 'TL-12', name: 'TL-12' })).toBe('TL-12');
});
