import type { Page } from '@playwright/test';
import { enter, prepareDraft, prepareMarket, prepareTender } from './market';
import { PHONE } from './people';
import { expect, test } from './story';

interface Weight {
  files: number;
  /** As sent: compressed. */
  kilobytes: number;
}

/** The scripts a browser with an empty cache fetched for a page. */
const weigh = (page: Page): Promise<Weight> =>
  page.evaluate(() => {
    const scripts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ name }) =>
      new URL(name).pathname.endsWith('.js'),
    );
    const bytes = scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    return { files: scripts.length, kilobytes: Math.round(bytes / 1000) };
  });

/** What each page may weigh at most; docs/performance.md has the figures as they are. */
const PAGES: [string, 'shipper' | 'carrier', (ids: { tender: number; draft: number }) => string, RegExp, Weight][] = [
  ['the list of tenders', 'shipper', () => '/tenders', /Tenders/, { files: 14, kilobytes: 295 }],
  ['a tender', 'shipper', ({ tender }) => `/tenders/${tender}/view`, /Gdańsk/, { files: 16, kilobytes: 310 }],
  ['the editor', 'shipper', ({ draft }) => `/tenders/${draft}/edit`, /Gdańsk/, { files: 16, kilobytes: 345 }],
  ['the list of a carrier', 'carrier', () => '/carrier/', /Open tenders/, { files: 12, kilobytes: 255 }],
  [
    'a tender of a carrier',
    'carrier',
    ({ tender }) => `/carrier/loads/${tender}`,
    /TL-/,
    { files: 15, kilobytes: 290 },
  ],
];

test('each page comes in few files and does not grow', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  const ids = { tender: await prepareTender(market), draft: await prepareDraft(market) };
  for (const [name, application, path, heading, most] of PAGES) {
    const token = application === 'shipper' ? market.shipperToken : market.carrierTokens[0]!;
    const page = await enter(await openBrowser(application === 'carrier' ? PHONE : {}), application, token, path(ids));
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    // What is fetched after the page stands belongs to its weight too.
    await page.waitForLoadState('networkidle');
    const weight = await weigh(page);
    test.info().annotations.push({ type: name, description: `${weight.files} files, ${weight.kilobytes} kB` });
    expect.soft(weight.files, `files of ${name}`).toBeLessThanOrEqual(most.files);
    expect.soft(weight.kilobytes, `kB of ${name}`).toBeLessThanOrEqual(most.kilobytes);
  }
});
