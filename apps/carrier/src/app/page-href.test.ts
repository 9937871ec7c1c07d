import { expect, it } from 'vitest';
import { pageHref } from './page-href';

it.each([
  ['load', '7', '/carrier/loads/7'],
  ['load', null, null],
  ['loads', null, '/carrier/'],
  ['settings', null, '/carrier/settings'],
  ['company', null, '/carrier/settings/company'],
  ['scorecard', null, '/carrier/scorecard'],
  ['dashboard', null, '/carrier/'],
  ['privacy-policy', null, '/privacy-policy'],
  // A page of the other application and an unknown one have no address.
  ['tenders.show', '7', null],
  ['', null, null],
] as const)('the page %s with %s has the address %s', (name, id, href) => expect(pageHref(name, id)).toBe(href));
