import type { Browser, Page } from '@playwright/test';
import { connect, type Connection } from '../load/connections';
import { draftTender, publishTender, type Market } from '../load/market';
import { openBareForm, openBareRows } from './bare/page';
import { keysP99, openBrowser, openWindow, watchBlocking, type Blocking } from './blocking';
import { benchFirstPaint, firstPages } from './first-paint';
import { percentile, round, type Figure } from './percentiles';
import { LIMITS } from './limits';

const ROWS = 100_000;
const WHEEL_STEPS = 100;
const WHEEL_PX = 600;
const STEP_MS = 50;
const PAGE_KEYS = 30;
const END_MS = 30_000;
const LETTERS = 200;
const LETTER_MS = 60;
/** Typed text is saved in a pause, which is part of the measured typing. */
const LETTERS_PER_PAUSE = 40;
const PAUSE_MS = 1_200;
const STOPS = [
  ['Poznań', 52.41, 16.93],
  ['Łódź', 51.76, 19.46],
  ['Lublin', 51.25, 22.57],
] as const;

export async function benchWeb(url: string, { shipperToken, carrierTokens }: Market): Promise<Figure[]> {
  const browser = await openBrowser();
  try {
    const http = connect(url, 1);
    const ids = {
      tender: await publishTender(http, shipperToken, {}),
      draft: await draftTender(http, shipperToken, {}),
    };
    http.close();
    return [
      ...(await benchFirstPaint(browser, url, firstPages(ids, shipperToken, carrierTokens[0] ?? ''))),
      ...(await benchScrolling(browser, url, shipperToken)),
      ...(await benchTyping(browser, url, shipperToken)),
    ];
  } finally {
    await browser.close();
  }
}

async function benchScrolling(browser: Browser, url: string, token: string): Promise<Figure[]> {
  const bare = await openWindow(browser);
  const barePage = await openBareRows(bare, ROWS);
  await barePage.locator('#box').focus();
  const floor = await watchBlocking(barePage, () => scroll(barePage, 'down'));
  await bare.close();
  const window = await openWindow(browser, token);
  const page = await window.newPage();
  await page.goto(`${url}/tenders?sort=-created_at`);
  await page.locator('tr[data-row]').first().waitFor();
  await page.keyboard.press('ArrowDown');
  const found = await watchBlocking(page, () => scroll(page, 'down'));
  await walkToEnd(page);
  const far = await watchBlocking(page, () => scroll(page, 'up'));
  await window.close();
  return [...figuresOf('scrolling a list', found, floor), ...figuresOf(`scrolling at its row ${ROWS}`, far, floor)];
}

async function scroll(page: Page, way: 'down' | 'up'): Promise<void> {
  await page.mouse.move(700, 500);
  const there = way === 'down' ? 1 : -1;
  for (const direction of [there, -there]) {
    for (let step = 0; step < WHEEL_STEPS; step++) {
      await page.mouse.wheel(0, direction * WHEEL_PX);
      await page.waitForTimeout(STEP_MS);
    }
  }
  for (const key of way === 'down' ? ['PageDown', 'PageUp'] : ['PageUp', 'PageDown']) {
    for (let turn = 0; turn < PAGE_KEYS; turn++) {
      await page.keyboard.press(key);
      await page.waitForTimeout(STEP_MS);
    }
  }
}

async function walkToEnd(page: Page): Promise<void> {
  const lastRow = () =>
    page.evaluate(
      () => Number([...document.querySelectorAll('tr[data-row]')].at(-1)?.getAttribute('aria-rowindex')) - 1,
    );
  let [last, grewAt] = [0, Date.now()];
  while (last < ROWS && Date.now() - grewAt < END_MS) {
    await page.keyboard.press('End');
    await page.waitForTimeout(STEP_MS);
    const now = await lastRow();
    if (now > last) [last, grewAt] = [now, Date.now()];
  }
  if (last < ROWS) throw new Error(`The list ended at its row ${last}`);
}

async function benchTyping(browser: Browser, url: string, token: string): Promise<Figure[]> {
  const http = connect(url, 1);
  const draft = await draftWithStops(http, token);
  http.close();
  const bare = await openWindow(browser);
  const barePage = await openBareForm(bare);
  const floor = {
    text: await type(barePage, 'Name', text),
    number: await type(barePage, 'Weight', figure),
  };
  await bare.close();
  const window = await openWindow(browser, token);
  const page = await window.newPage();
  await page.goto(`${url}/tenders/${draft}/edit`);
  const figures: Figure[] = [];
  for (const label of ['Cargo', 'Name of the tender', 'Note for carriers'])
    figures.push(...figuresOf(`typing in “${label}”`, await type(page, label, text), floor.text));
  for (const label of ['Weight', 'Volume'])
    figures.push(...figuresOf(`typing in “${label}”`, await type(page, label, figure), floor.number));
  await window.close();
  return figures;
}

const text = (turn: number) => 'paper rolls of 22 tons '[turn % 23]!;
const figure = (turn: number) => (turn % 20 < 10 ? '1234567890'[turn % 10]! : 'Backspace');

async function type(page: Page, label: string, keyOf: (turn: number) => string): Promise<Blocking> {
  const field = page.getByRole('textbox', { name: label, exact: true });
  await field.fill('');
  await field.focus();
  await page.waitForTimeout(PAUSE_MS);
  const typed = await watchBlocking(page, async () => {
    for (let turn = 0; turn < LETTERS; turn++) {
      await page.keyboard.press(keyOf(turn) === ' ' ? 'Space' : keyOf(turn));
      await page.waitForTimeout(turn % LETTERS_PER_PAUSE === 0 ? PAUSE_MS : LETTER_MS);
    }
  });
  return { ...typed, pressed: LETTERS };
}

async function draftWithStops(http: Connection, token: string): Promise<number> {
  const id = await draftTender(http, token, {});
  const path = `/api/shipper/v1/loads/${id}`;
  const { data } = JSON.parse((await http.send('GET', `${path}/edit`, token)).text) as {
    data: { version: number; waypoints: unknown[] };
  };
  const [first, ...others] = data.waypoints;
  const between = STOPS.map(([city, lat, lon]) => ({
    kind: 'stop',
    window: { from: null, to: null },
    address: { name: city, city, country_id: 'pl', lat, lon, time_zone: 'Europe/Warsaw' },
  }));
  const waypoints = [first, ...between, ...others];
  const { status, text: answer } = await http.send('PUT', path, token, { version: data.version, waypoints });
  if (status >= 300) throw new Error(`${path}: ${status} ${answer.slice(0, 300)}`);
  return id;
}

function figuresOf(name: string, found: Blocking, floor: Blocking): Figure[] {
  const isTyping = found.pressed > 0;
  const p99Of = ({ keys, frames, pressed }: Blocking) => (isTyping ? keysP99(keys, pressed) : percentile(frames, 0.99));
  const [longest, bareLongest] = [found, floor].map(({ tasks }) => Math.max(0, ...tasks)) as [number, number];
  const [p99, bareP99] = [p99Of(found), p99Of(floor)];
  console.log(
    `web: ${name}: longest task ${round(longest)} ms (bare page ${round(bareLongest)}), p99 of ${isTyping ? 'keys' : 'frames'} ${round(p99)} ms, ${round(p99 / bareP99)} times the bare page (${round(bareP99)})`,
  );
  return [
    { name: `${name}, longest task`, measured: longest, unit: 'ms', target: LIMITS.pageHeldUpMs },
    { name: `${name}, p99`, measured: p99, unit: 'ms', target: LIMITS.pageHeldUpMs },
  ];
}
