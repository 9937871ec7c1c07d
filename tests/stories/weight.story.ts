import type { Page } from '@playwright/test';
import { MAP_KILOBYTES, PAGE_LIMITS, SOCKET_KILOBYTES } from '../bench/limits';
import { enter, prepareDraft, prepareMarket, prepareTender } from './market';
import { PHONE } from './people';
import { expect, test } from './story';

interface Weight {
  files: number;
  /** As sent: compressed. */
  kilobytes: number;
}

/** What draws a map comes behind the page that has one, and once for all maps. */
const MAP = 'map-canvas|maplibre';
/** What opens the socket of a page comes when the page stands, and once for all pages. */
const SOCKET = 'connect-pusher';

/** The scripts a browser with an empty cache fetched for a page: those of one part that comes behind it, or all others. */
const weigh = (page: Page, part?: string): Promise<Weight> =>
  page.evaluate(
    ({ all, wanted }) => {
      const isOf = (parts: string, name: string) => new RegExp(parts).test(name);
      const scripts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
        ({ name }) => /\.m?js$/.test(new URL(name).pathname) && (wanted ? isOf(wanted, name) : !isOf(all, name)),
      );
      const bytes = scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
      return { files: scripts.length, kilobytes: Math.round(bytes / 1000) };
    },
    { all: `${MAP}|${SOCKET}`, wanted: part ?? '' },
  );

type Application = 'shipper' | 'carrier' | 'visitor';

/** The pages that are weighed, each with its address, heading and limit. */
const PAGES: [string, Application, (ids: { tender: number; draft: number }) => string, RegExp, Weight][] = [
  ['the sign-in', 'visitor', () => '/auth', /./, PAGE_LIMITS.signIn],
  ['the list of tenders', 'shipper', () => '/tenders', /Tenders/, PAGE_LIMITS.tenders],
  ['a tender', 'shipper', ({ tender }) => `/tenders/${tender}/view`, /Gdańsk/, PAGE_LIMITS.tender],
  ['the editor', 'shipper', ({ draft }) => `/tenders/${draft}/edit`, /Gdańsk/, PAGE_LIMITS.editor],
  ['the list of a carrier', 'carrier', () => '/carrier/', /Open tenders/, PAGE_LIMITS.carrierTenders],
  ['a tender of a carrier', 'carrier', ({ tender }) => `/carrier/loads/${tender}`, /TL-/, PAGE_LIMITS.carrierTender],
];

test('each page comes in few files and does not grow', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  const ids = { tender: await prepareTender(market), draft: await prepareDraft(market) };
  for (const [name, application, path, heading, most] of PAGES) {
    const page = await openBrowser(application === 'carrier' ? PHONE : {});
    const token = application === 'shipper' ? market.shipperToken : market.carrierTokens[0]!;
    if (application === 'visitor') await page.goto(path(ids));
    else await enter(page, application, token, path(ids));
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    // What is fetched after the page stands belongs to its weight too.
    await page.waitForLoadState('networkidle');
    const weight = await weigh(page);
    expect.soft((await weigh(page, MAP)).kilobytes, `kB of the map of ${name}`).toBeLessThanOrEqual(MAP_KILOBYTES);
    const socket = await weigh(page, SOCKET);
    expect.soft(socket.kilobytes, `kB of the socket of ${name}`).toBeLessThanOrEqual(SOCKET_KILOBYTES);
    test.info().annotations.push({ type: name, description: `${weight.files} files, ${weight.kilobytes} kB` });
    expect.soft(weight.files, `files of ${name}`).toBeLessThanOrEqual(most.files);
    expect.soft(weight.kilobytes, `kB of ${name}`).toBeLessThanOrEqual(most.kilobytes);
  }
});
