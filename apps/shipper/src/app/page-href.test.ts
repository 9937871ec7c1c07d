import { expect, it } from 'vitest';
import { pageHref } from './page-href';

it.each([
  ['tenders.show', '7', '/tenders/7/view'],
  ['tenders.show', null, null],
  ['carriers', null, '/carriers'],
  ['users', null, '/account/users'],
  ['notifications', null, '/account/notifications'],
  ['carriers.show', '7', '/carriers/7'],
  ['carriers.reviews', '7', '/carriers/7?tab=reviews'],
  ['carriers.questionnaire', '7', '/carriers/7?tab=questionnaire'],
  ['carriers.reviews', null, null],
  ['facility.show', '7', '/facilities/7'],
  ['job', '7', '/jobs/7'],
  ['job', null, null],
  ['carriers.import', '7', '/carriers/import?id=7'],
  ['facilities.import', '7', '/facilities/import?id=7'],
  ['companies', null, '/account/companies'],
  ['dashboard', null, '/'],
  // Pages of the other application and pages that are not built yet have no address.
  ['load', '7', null],
  ['pricing', null, null],
  ['', null, null],
] as const)('the page %s with %s has the address %s', (name, id, href) => expect(pageHref(name, id)).toBe(href));
