// @ts-check
// npm run screenshots [address]: pictures of the main screens for the README, from the demo of a product that runs.
import { chromium } from '@playwright/test';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { findChromium } from './find-chromium.mjs';

const address = process.argv[2] ?? 'http://127.0.0.1:8080';
const folder = join(import.meta.dirname, '../docs/screenshots');
/** Desktop pictures are scaled down to stay below 150 kB. */
const DESK = { viewport: { width: 1440, height: 800 }, deviceScaleFactor: 0.75 };
const PHONE = { viewport: { width: 390, height: 780 }, deviceScaleFactor: 1 };
/** Time to draw a map's places and route without a graphics card. */
const DRAWING_MS = 8000;

/** @param {string} path @param {string | null} token @param {object} [body] @returns {Promise<any>} */
async function ask(path, token, body) {
  const headers = {
    origin: address,
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body && { 'content-type': 'application/json' }),
  };
  const answer = await fetch(address + path, {
    headers,
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
  return (await answer.json()).data;
}

/** @param {'shipper' | 'carrier'} side @returns {Promise<string>} */
async function enterDemo(side) {
  const { token, state } = await ask('/api/public/v1/demo', null, { side });
  if (!token) throw new Error(`The demo is ${state}; start the product with --demo and try again when it is there.`);
  return token;
}

const shipper = await enterDemo('shipper');
const carrier = await enterDemo('carrier');
/** @type {{ id: number, mode: string, bid_count: number }[]} */
const ongoing = await ask('/api/shipper/v1/loads?status=ongoing&per_page=100', shipper);
const open = ongoing.filter(({ mode }) => mode === 'open').sort((one, other) => other.bid_count - one.bid_count)[0];
/** @type {{ id: number, waypoints: unknown[] }[]} */
const drafts = await ask('/api/shipper/v1/loads?status=draft&per_page=25', shipper);
const draft = drafts.find(({ waypoints }) => waypoints.length > 1) ?? drafts[0];
if (!open || !draft) throw new Error('The demo has no open tender or no draft any more; build it anew.');
const [offer] = await ask('/api/carrier/v1/loads?tab=open', carrier);

const PICTURES = [
  { name: 'sign-in', path: '/auth', screen: DESK },
  { name: 'tenders', path: '/tenders', side: 'shipper', screen: DESK },
  { name: 'tender', path: `/tenders/${open.id}/view`, side: 'shipper', screen: DESK },
  { name: 'edit', path: `/tenders/${draft.id}/edit`, side: 'shipper', screen: DESK },
  { name: 'carrier-phone', path: `/carrier/loads/${offer.id}`, side: 'carrier', screen: PHONE },
];

await mkdir(folder, { recursive: true });
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
});
for (const { name, path, side, screen } of PICTURES) {
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    const context = await browser.newContext({ ...screen, colorScheme, locale: 'en-GB', timezoneId: 'Europe/Warsaw' });
    const page = await context.newPage();
    if (side) {
      const kept = { key: `tenderlane.${side}.token`, token: side === 'shipper' ? shipper : carrier };
      await page.addInitScript(({ key, token }) => localStorage.setItem(key, token), kept);
    }
    await page.goto(address + path);
    await page.getByRole('heading').first().waitFor();
    // Polling never ends, so the wait for an idle network has a limit.
    await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined);
    await page.waitForTimeout(DRAWING_MS);
    await page.screenshot({ path: join(folder, `${name}-${colorScheme}.png`) });
    await context.close();
  }
}
await browser.close();
