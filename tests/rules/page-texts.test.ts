import { normalize } from 'node:path';
import { START_AREAS } from '@tenderlane/messages/texts';
import { en } from '@tenderlane/messages/languages/en';
import { describe, expect, it } from 'vitest';
import { findReached } from './imports';
import { readSource } from './sources';

const AREAS = Object.keys(en);
const START: readonly string[] = START_AREAS;

/** The areas whose keys stand in a file: named to `useTranslation` or `ns`, or before the colon of a key. */
function areasIn(file: string): string[] {
  const source = readSource(file);
  const named = [...source.matchAll(/useTranslation\(([^)]*)\)/g)].flatMap((call) =>
    [...(call[1] ?? '').matchAll(/'(\w+)'/g)].map((name) => name[1]),
  );
  return AREAS.filter(
    (area) => named.includes(area) || new RegExp(`['"\`]${area}:|\\bns[:=] ?['"{\\[]+${area}\\b`).test(source),
  );
}

const areasOf = (files: string[]) =>
  [...new Set(files.flatMap(areasIn))].filter((area) => !START.includes(area)).sort();

/** `withTexts(() => import('../features/x.page'), ['loads'])` of the routes: the page and the areas it loads. */
function readPages(application: string): { page: string; areas: string[] }[] {
  const folder = `apps/${application}/src/app`;
  const routes = readSource(`${folder}/routes.ts`);
  return [...routes.matchAll(/import\('([^']+\.page)'\)(?:,\s*\[([^\]]*)\])?/g)].map(([, page = '', areas = '']) => ({
    page: normalize(`${folder}/${page}.tsx`),
    areas: [...areas.matchAll(/'(\w+)'/g)].map(([, area = '']) => area).sort(),
  }));
}

describe.each(['shipper', 'carrier'])('the texts of the %s’s application', (application) => {
  const pages = readPages(application);

  it('are loaded by every page of its routes', () => {
    expect(pages.length).toBeGreaterThan(10);
  });

  it.each(pages)('of $page are those it shows, no more and no fewer', ({ page, areas }) => {
    expect(areas).toEqual(areasOf(findReached(page)));
  });

  it('that stand around every page are there from the start', () => {
    const frame = findReached(`apps/${application}/src/app/main.tsx`, (file) => file.endsWith('.page.tsx'));
    expect(frame.length).toBeGreaterThan(20);
    expect(areasOf(frame)).toEqual([]);
  });
});
