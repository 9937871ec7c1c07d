import { dirname, normalize } from 'node:path';
import { ANSWER_AREAS, START_AREAS } from '@tenderlane/messages/texts';
import { en } from '@tenderlane/messages/languages/en';
import { describe, expect, it } from 'vitest';
import { findReached, resolveImport } from './imports';
import { listSources, readSource } from './sources';

const AREAS = Object.keys(en);
const START: readonly string[] = [...START_AREAS, ...ANSWER_AREAS];

/** The areas whose keys stand in a file: named to `useTranslation` or `ns`, or before the colon of a key. */
function areasIn(file: string): string[] {
  const source = readSource(file);
  const named = [...source.matchAll(/(?:useTranslation|textsOf)\(([^)]*)\)/g)].flatMap((call) =>
    [...(call[1] ?? '').matchAll(/'(\w+)'/g)].map((name) => name[1]),
  );
  return AREAS.filter(
    (area) => named.includes(area) || new RegExp(`['"\`]${area}:|\\bns[:=] ?['"{\\[]+${area}\\b`).test(source),
  );
}

const areasOf = (files: string[]) =>
  [...new Set(files.flatMap(areasIn))].filter((area) => !START.includes(area)).sort();

interface Page {
  page: string;
  areas: string[];
}

const readAreas = (areas = '') => [...areas.matchAll(/'(\w+)'/g)].map(([, area = '']) => area).sort();

/** Reads each `pageOf(() => import('./loads.page'), 'LoadsPage', ['loads'])` of the features' pages. */
const readPages = (application: string): Page[] =>
  listSources(`apps/${application}/src/features`, (path) => path.endsWith('/pages.ts')).flatMap((file) =>
    [...readSource(file).matchAll(/import\('([^']+\.page)'\),\s*'\w+',\s*\[([^\]]*)\]/g)].map(
      ([, page = '', areas]) => ({ page: normalize(`${dirname(file)}/${page}.tsx`), areas: readAreas(areas) }),
    ),
  );

/** Parts that bring their texts when they are opened: `lazy(withTexts(() => import('../palette'), ['palette']))`. */
const readParts = (application: string): Page[] =>
  listSources(`apps/${application}/src`, (path) => path.endsWith('.tsx')).flatMap((file) =>
    [...readSource(file).matchAll(/withTexts\(\s*\(\) => import\('([^']+)'\)[^[]*\[([^\]]*)\]/g)].map(
      ([, from = '', areas]) => ({ page: resolveImport(file, from) ?? from, areas: readAreas(areas) }),
    ),
  );

it('the check finds every lazily loaded part of the shipper’s application with its texts', () => {
  const areas = readParts('shipper').map((part) => part.areas);
  expect(areas).toEqual([
    ['company'],
    ['bell'],
    ['chat'],
    ['loads', 'palette'],
    ['help'],
    ['support'],
    ['announcements'],
    ['scorecard'],
    ['scorecard'],
    ['chat'],
    ['bell'],
    ['bell'],
    ['brands', 'company', 'history', 'network'],
    ['files', 'packets'],
    ['files', 'packets'],
    ...Array.from({ length: 4 }, () => ['files', 'fleet']),
    ['scorecard'],
    ['auth'],
    ['facilities'],
    ['facilities'],
    ['carriers', 'invitations'],
    ['jobs'],
    ['bulk', 'jobs', 'loads'],
    ['capabilities'],
    ['carriers'],
    ['map', 'vehicles'],
    ['files', 'support'],
    ['files', 'loads', 'map', 'trips'],
    ['tracking'],
  ]);
});

describe.each(['shipper', 'carrier'])('the texts of the %s’s application', (application) => {
  const parts = readParts(application);
  const pages = [...readPages(application), ...parts];
  const isPart = (file: string) => parts.some(({ page }) => page === file);

  it('every page of a feature is checked for its texts', () => {
    const sources = listSources(`apps/${application}/src/features`, (path) => path.endsWith('/pages.ts')).map(
      readSource,
    );
    expect(pages.length - parts.length).toBe(sources.join('\n').split('pageOf(').length - 1);
    expect(pages.length).toBeGreaterThan(10);
  });

  it.each(pages)('the page $page loads exactly the texts it uses', ({ page, areas }) => {
    expect(areas).toEqual(areasOf(findReached(page, isPart)));
  });

  it('the frame of the application needs no lazily loaded texts', () => {
    const frame = findReached(
      `apps/${application}/src/app/main.tsx`,
      (file) => file.endsWith('.page.tsx') || isPart(file),
    );
    expect(frame.length).toBeGreaterThan(20);
    expect(areasOf(frame)).toEqual([]);
  });
});
