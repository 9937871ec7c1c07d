import { expect, it } from 'vitest';
import { pageOf } from './bell-entry';

it.each([
  ['/tenders/7/view', 'tenders.show', '7'],
  ['/carriers/7', 'carriers.show', '7'],
  ['/carriers/7?tab=reviews', 'carriers.reviews', '7'],
  ['/carriers/7?tab=questionnaire', 'carriers.questionnaire', '7'],
  ['/carriers/expiring', 'carriers.expiring', null],
  ['/carriers', 'carriers', null],
  ['/carrier/loads/7', 'load', '7'],
  ['/carrier/scorecard', 'scorecard', null],
  ['/carriers/import?id=7', 'carriers.import', '7'],
  ['/facilities/import?id=7', 'facilities.import', '7'],
  ['/jobs/7', 'job', '7'],
  ['/somewhere/else', 'dashboard', null],
])('%s is the page %s with %s', (path, name, link) => {
  expect(pageOf(path)).toEqual({ page_name: name, link });
});
