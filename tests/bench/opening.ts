import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { connect, type Connection } from '../load/connections';
import { publishTender, type Market } from '../load/market';
import { openBrowser, openWindow, SLOWDOWN } from './blocking';
import { LIMITS } from './limits';
import { round, type Figure } from './percentiles';

const TURNS = 3;
/** Rarely used parts are loaded six seconds after the page is shown. */
const READY_MS = 10_000;
const REST_MS = 1_000;

interface Opening {
  name: string;
  path: string;
  button?: (page: Page) => Locator;
  key?: string;
  shown: string;
  close: (page: Page) => Promise<unknown>;
}

const escape = (page: Page) => page.keyboard.press('Escape');
const back = (page: Page) => page.goBack();
const named = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name, exact: true }).first();

const openings = (tender: number): Opening[] => [
  { name: 'filter', path: '/tenders', button: named('Filter'), shown: '[role=dialog] form input', close: escape },
  { name: 'palette', path: '/tenders', key: 'Control+k', shown: '[role=dialog] [role=combobox]', close: escape },
  {
    name: 'new tender',
    path: '/tenders',
    button: named('New tender'),
    shown: '#content section input',
    close: back,
  },
  { name: 'bell', path: '/tenders', button: named(/^Notifications/), shown: '[role=dialog]', close: escape },
  {
    name: 'chat',
    path: '/tenders',
    button: named(/^My messages/),
    shown: 'section[aria-label="My messages"]',
    close: escape,
  },
  {
    name: 'menu of the account',
    path: '/tenders',
    button: (page) => page.getByRole('button', { name: /^Account menu/ }),
    shown: '[role=menu]',
    close: escape,
  },
  {
    name: 'page of a carrier',
    path: '/carriers',
    button: (page) => page.locator('tr[data-row] a').first(),
    shown: '#content header a[href^="/carriers"]',
    close: back,
  },
  {
    name: 'award dialog',
    path: `/tenders/${tender}/view`,
    button: named('Choose winner'),
    shown: '[role=dialog]',
    close: escape,
  },
];

export async function benchOpening(url: string, market: Market): Promise<Figure[]> {
  const tender = await prepare(url, market);
  const browser = await openBrowser();
  const figures: Figure[] = [];
  try {
    for (const opening of openings(tender)) {
      const window = await openWindow(browser, market.shipperToken);
      const page = await window.newPage();
      await page.goto(url + opening.path);
      await page.waitForFunction(() => performance.getEntriesByName('page-shown').length > 0);
      await page.waitForTimeout(READY_MS);
      const times = await open(page, opening);
      await window.close();
      console.log(`opening: ${opening.name}: ${times.map((time) => `${round(time, 0)} ms`).join(', ')}`);
      for (const turn of [1, TURNS])
        figures.push({
          name: `${opening.name}, opened the ${turn === 1 ? 'first' : 'third'} time`,
          measured: times[turn - 1] ?? Number.NaN,
          unit: 'ms',
          target: LIMITS.openingMs,
        });
    }
  } finally {
    await browser.close();
  }
  return figures;
}

async function open(page: Page, { button, key, shown, close }: Opening): Promise<number[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const times: number[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    await button?.(page).hover();
    await page.waitForTimeout(REST_MS);
    const opened = await page.evaluateHandle(watchOpening, shown);
    if (key) await page.keyboard.press(key);
    else await page.mouse.down().then(() => page.mouse.up());
    times.push(await opened.evaluate(({ time }) => time));
    await page.waitForTimeout(REST_MS);
    await close(page);
    await page.locator(shown).first().waitFor({ state: 'hidden' });
  }
  return times;
}

/** Runs in the page: milliseconds from the press to the frame in which an element is fully visible. */
function watchOpening(shown: string): { time: Promise<number> } {
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.getAnimations({ subtree: false }).length === 0 &&
    Number(getComputedStyle(element.closest('[role=dialog], [role=menu]') ?? element).opacity) === 1;
  const pressed = new Promise<number>((resolve) => {
    for (const type of ['click', 'keydown'])
      addEventListener(type, ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true });
  });
  const painted = new Promise<number>((resolve) => {
    const look = () => {
      const isThere = [...document.querySelectorAll(shown)].some(isShown);
      requestAnimationFrame(isThere ? resolve : look);
    };
    requestAnimationFrame(look);
  });
  return { time: Promise.all([pressed, painted]).then(([from, to]) => to - from) };
}

async function prepare(url: string, { shipperToken, carrierTokens }: Market): Promise<number> {
  const http = connect(url, 1);
  try {
    const tender = await publishTender(http, shipperToken, {});
    for (const [place, token] of carrierTokens.entries())
      await send(http, token, `loads/${tender}/bids`, { price: { amount: 240_000 - place * 5_000, currency: 'EUR' } });
    const [token = ''] = carrierTokens;
    const { id } = await send(http, token, 'chats', { model_type: 'load', model_id: tender });
    await send(http, token, `chats/${id}/chat_messages`, { text: 'Is the dock open?', client_id: randomUUID() });
    return tender;
  } finally {
    http.close();
  }
}

async function send(http: Connection, token: string, path: string, body: unknown): Promise<{ id: number }> {
  const { status, text } = await http.send('POST', `/api/carrier/v1/${path}`, token, body);
  if (status >= 300) throw new Error(`${path}: ${status} ${text.slice(0, 300)}`);
  return (JSON.parse(text) as { data: { id: number } }).data;
}
