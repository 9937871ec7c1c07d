import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { LIMITS } from './limits';
import { percentile, round, type Figure, type Target } from './percentiles';

/** Slow 4G as the browser's own tools have it, on a telephone or laptop that is four times slower. */
const NETWORK = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
const SLOWDOWN = 4;
const TURNS = 3;
const PHONE = { viewport: { width: 360, height: 780 } };
const WIDE = { viewport: { width: 1440, height: 900 } };
/** After the page is shown nothing larger is painted. */
const SETTLES_MS = 2_000;

export interface FirstPage {
  name: string;
  path: string;
  /** Absent for a visitor. */
  session?: { side: 'shipper' | 'carrier'; token: string };
  isPhone?: boolean;
  target: Target;
}

/** The pages whose first paint is limited. */
export const firstPages = (ids: { tender: number }, shipperToken: string, carrierToken: string): FirstPage[] => {
  const shipper = { side: 'shipper', token: shipperToken } as const;
  const carrier = { side: 'carrier', token: carrierToken } as const;
  return [
    { name: 'sign-in', path: '/auth', target: LIMITS.signInPaintMs },
    { name: 'list of tenders', path: '/tenders', session: shipper, target: LIMITS.pagePaintMs },
    { name: 'tender', path: `/tenders/${ids.tender}/view`, session: shipper, target: LIMITS.pagePaintMs },
    { name: 'carriers', path: '/carriers', session: shipper, target: LIMITS.pagePaintMs },
    {
      name: 'tender of a carrier',
      path: `/carrier/loads/${ids.tender}`,
      session: carrier,
      isPhone: true,
      target: LIMITS.carrierPaintMs,
    },
  ];
};

/** Time of the largest paint with an empty cache and a slow connection. */
export async function benchFirstPaint(browser: Browser, url: string, pages: readonly FirstPage[]): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const page of pages) {
    const times: number[] = [];
    for (let turn = 0; turn < TURNS; turn++) times.push(await paintOf(browser, url, page));
    const measured = percentile(times, 0.5);
    console.log(`web: ${page.name}: largest paint after ${times.map((time) => round(time, 0)).join(', ')} ms`);
    figures.push({ name: `largest paint, ${page.name}`, measured, unit: 'ms', target: page.target });
  }
  return figures;
}

async function paintOf(browser: Browser, url: string, { path, session, isPhone }: FirstPage): Promise<number> {
  const screen: BrowserContextOptions = isPhone ? PHONE : WIDE;
  const context = await browser.newContext({ ...screen, locale: 'en-GB' });
  try {
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
    await page.waitForFunction(() => document.querySelector('h1') !== null, undefined, { timeout: 120_000 });
    await page.waitForTimeout(SETTLES_MS);
    return await largestPaint(page);
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
