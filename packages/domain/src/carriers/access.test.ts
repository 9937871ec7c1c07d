import { expect, it } from 'vitest';
import { refuseAsking, type AccessMode, type AccessWay } from './access';

it.each<[AccessMode, AccessWay, boolean]>([
  ['link', 'tender-link', true],
  ['link', 'passed-on-invitation', true],
  ['invited', 'tender-link', false],
  ['invited', 'passed-on-invitation', true],
  ['nobody', 'tender-link', false],
  ['nobody', 'passed-on-invitation', false],
])('with the access mode %s a person with a %s may ask for access: %s', (mode, way, may) => {
  expect(refuseAsking(mode, way)?.code ?? null).toBe(may ? null : 'carrier.access-closed');
});
