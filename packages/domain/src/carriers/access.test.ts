import { expect, it } from 'vitest';
import { refuseAsking, type AccessMode, type AccessWay } from './access';

it.each<[AccessMode, AccessWay, boolean]>([
  ['link', 'tender-link', true],
  ['link', 'passed-on-invitation', true],
  ['invited', 'tender-link', false],
  ['invited', 'passed-on-invitation', true],
  ['nobody', 'tender-link', false],
  ['nobody', 'passed-on-invitation', false],
])('where %s may ask, who comes by %s may: %s', (mode, way, may) => {
  expect(refuseAsking(mode, way)?.code ?? null).toBe(may ? null : 'carrier.access-closed');
});
