import { expect, it } from 'vitest';
import { ownPath } from './own-path';

it.each([
  ['carrier', '/carrier/loads/7?chat=3#bids', '/carrier/loads/7?chat=3#bids'],
  ['carrier', '/carrier', '/carrier'],
  ['carrier', '/carrier/../tenders', null],
  ['carrier', '/carriers', null],
  ['carrier', '/tenders/7/view', null],
  ['shipper', '/tenders/7/view', '/tenders/7/view'],
  ['shipper', '/carriers/3', '/carriers/3'],
  ['shipper', '/carrier/loads/7', null],
  ['shipper', '/', '/'],
  ['shipper', 'https://evil.example/tenders', null],
  ['shipper', '//evil.example', null],
  ['shipper', '/\\evil.example', null],
  ['shipper', '/\t/evil.example', null],
  ['shipper', '/.//evil.example', null],
  ['shipper', 'javascript:alert(1)', null],
  ['shipper', 'tenders', null],
  ['shipper', '', null],
  ['shipper', null, null],
] as const)('after a sign-in to the %s application %j leads to %j', (side, href, path) => {
  expect(ownPath(side, href)).toBe(path);
});
