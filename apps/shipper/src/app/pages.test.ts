import { HELP_ARTICLES } from '@tenderlane/contract/help/articles';
import { expect, it } from 'vitest';
import { PAGES } from './pages';

it.each(Object.entries(PAGES))('the page %s has a help article', (_path, { help }) => {
  expect(HELP_ARTICLES).toContain(help);
});
