import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { LIMITS, PAGE_GOALS } from './limits';
import { percentile, round, type Figure, type Target } from './percentiles';
import { weigh, type Weights } from './weights';

/** The browser tools' Slow 4G, on a device with a four times slower processor. */
const NETWORK = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
const SLOWDOWN = 4;
const TURNS = 3;
const PHONE = { viewport: { width: 360, height: 780 } };
const WIDE = { viewport: { width: 1440, height: 900 } };
/** Scripts loaded within this time after the page is shown are counted as later ones. */
const LATER_MS = 5_000;

export interface FirstPage {
  name: string;
  path: string;
  session?: { side: 'shipper' | 'carrier'; token: string };
  isPhone?: boolean;
  paint?: Target;
  scriptsKb?: Target;
}

export const firstPages = (
  ids: { tender: number; draft: number },
  shipperToken: string,
  carrierToken: string,
): FirstPage[] => {
  const shipper = { side: 'shipper', token: shipperToken } as const;
  const carrier = { side: 'carrier', token: carrierToken } as const;
  return [
    { name: 'sign-in', path: '/auth', paint: LIMITS.signInPaintMs, scriptsKb: { max: PAGE_GOALS.scriptsKb.signIn } },
    {
      name: 'list of tenders',
      path: '/tenders',
      session: shipper,
      paint: LIMITS.pagePaintMs,
      scriptsKb: { max: PAGE_GOALS.scriptsKb.tenders },
    },
    { name: 'tender', path: `/tenders/${ids.tender}/view`, session: shipper, paint: LIMITS.pagePaintMs },
    { name: 'carriers', path: '/carriers', session: shipper, paint: LIMITS.pagePaintMs },
    {
      name: 'editor',
      path: `/tenders/${ids.draft}/edit`,
      session: shipper,
      scriptsKb: { max: PAGE_GOALS.scriptsKb.editor },
    },
    {
      name: 'tender of a carrier',
      path: `/carrier/loads/${ids.tender}`,
      session: carrier,
      isPhone: true,
      paint: LIMITS.carrierPaintMs,
      scriptsKb: { max: PAGE_GOALS.scriptsKb.carrierTender },
    },
  ];
};

export async function benchFirstPaint(browser: Browser, url: string, pages: readonly FirstPage[]): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const page of pages) {
    const shown: { paint: number; weights: Weights }[] = [];
    for (let turn = 0; turn < TURNS; turn++) shown.push(await show(browser, url, page));
    const times = shown.map(({ paint }) => paint);
    console.log(`web: ${page.name}: largest paint after ${times.map((time) => round(time, 0)).join(', ')} ms`);
    const { scripts, files, later } = shown[0]!.weights;
    const of = (name: string, measured: number, unit: string, target: Target | undefined) => {
      if (target) figures.push({ name: `${name}, ${page.name}`, measured, unit, target });
    };
    of('largest paint', percentile(times, 0.5), 'ms', page.paint);
    of('scripts before it is shown', scripts, 'kB', page.scriptsKb);
    of('files before it is shown', files, 'files', { max: PAGE_GOALS.files });
    of('scripts that follow', later, 'kB', { max: PAGE_GOALS.laterKb });
  }
  return figures;
}

async function show(browser: Browser, url: string, { path, session, isPhone }: FirstPage) {
  const screen: BrowserContextOptions = isPhone ? PHONE : WIDE;
  const context = await browser.newContext({ ...screen, locale: 'en-GB' });
  try {
    // tsx compiles functions with calls of `__name`, which the page does not have.
    await context.addInitScript('globalThis.__name = (named) => named');
    if (session)
      await context.addInitScript(
        ([key, value]) => localStorage.setItem(key!, value!),
        [`tenderlane.${session.side}.token`, session.token],
      );
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', NETWORK);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.goto(url + path);
    await page.waitForFunction(() => performance.getEntriesByName('page-shown').length > 0, undefined, {
      timeout: 120_000,
    });
    await page.waitForTimeout(LATER_MS);
    return { paint: await largestPaint(page), weights: await weigh(page) };
  } finally {
    await context.close();
  }
}

const largestPaint = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)!.startTime)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
