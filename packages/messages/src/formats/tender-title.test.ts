import { expect, it } from 'vitest';
import { tenderTitle } from './tender-title';

it('the name of a tender stands beside its number', () => {
  expect(tenderTitle({ number: 'TL-12', name: 'Weekly to Kyiv' })).toBe('TL-12 · Weekly to Kyiv');
  expect(tenderTitle({ number: 'TL-12', name: 'TL-12' })).toBe('TL-12');
});
