import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { findChromium } from '../../scripts/find-chromium.mjs';
import { percentile } from './percentiles';

/** CPU slowdown of the page against this machine, similar to an old office laptop. */
export const SLOWDOWN = 4;

/**
 * Blocking of the page in milliseconds: long tasks (over 50), frames, and the time of each key until its result is
 * shown.
 */
export interface Blocking {
  tasks: number[];
  frames: number[];
  keys: number[];
  pressed: number;
}

export async function openBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
}

export async function openWindow(browser: Browser, token?: string): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  // Functions for the page are compiled with calls of `__name`.
  await context.addInitScript('globalThis.__name = (named) => named');
  // More rows in one answer than a list begins with: fewer waits for the server in what is measured.
  const kept = { 'tenderlane.shipper.layout.tenders': '{"perPage":100}', 'tenderlane.shipper.token': token ?? '' };
  if (token) {
    await context.addInitScript((entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, kept);
  }
  return context;
}

export async function watchBlocking(page: Page, work: () => Promise<void>): Promise<Blocking> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.evaluate(watch);
  await work();
  // Events are reported with the frame that showed them, long tasks a little later.
  await page.waitForTimeout(1000);
  const found = await page.evaluate(() =>
    (globalThis as unknown as { stopWatching: () => Omit<Blocking, 'pressed'> }).stopWatching(),
  );
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await devtools.detach();
  return { ...found, pressed: 0 };
}

function watch() {
  const tasks: number[] = [];
  const frames: number[] = [];
  const keys: number[] = [];
  const observers = [
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))),
    new PerformanceObserver((list) => keys.push(...list.getEntriesByName('keydown').map(({ duration }) => duration))),
  ] as const;
  observers[0].observe({ type: 'longtask' });
  observers[1].observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  let [last, isOn] = [performance.now(), true];
  const onFrame = () => {
    const now = performance.now();
    frames.push(now - last);
    last = now;
    if (isOn) requestAnimationFrame(onFrame);
  };
  requestAnimationFrame(onFrame);
  const stopWatching = () => {
    isOn = false;
    for (const observer of observers) observer.disconnect();
    return { tasks, frames, keys };
  };
  Object.assign(globalThis, { stopWatching });
}

/** Percentile over all pressed keys; the browser does not report keys shown within 16 ms. */
export function keysP99(times: readonly number[], pressed: number): number {
  const quick = Array.from({ length: Math.max(0, pressed - times.length) }, () => 16);
  return percentile([...times, ...quick], 0.99);
}
