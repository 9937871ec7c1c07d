import { LATER_KILOBYTES, MAP_KILOBYTES, PAGE_LIMITS, SOCKET_KILOBYTES, STYLE_KILOBYTES } from '../bench/limits';
import { weigh } from '../bench/weights';
import { enter, prepareDraft, prepareMarket, prepareTender } from './market';
import { PHONE } from './people';
import { expect, test } from './story';

type Application = 'shipper' | 'carrier' | 'visitor';

const PAGES: [
  string,
  Application,
  (ids: { tender: number; draft: number }) => string,
  RegExp,
  keyof typeof PAGE_LIMITS,
][] = [
  ['the sign-in', 'visitor', () => '/auth', /./, 'signIn'],
  ['the page about demos', 'visitor', () => '/demo', /./, 'signIn'],
  ['the dashboard', 'shipper', () => '/', /\d{4}/, 'dashboard'],
  ['the list of tenders', 'shipper', () => '/tenders', /Tenders/, 'tenders'],
  ['a tender', 'shipper', ({ tender }) => `/tenders/${tender}/view`, /Gdańsk/, 'tender'],
  ['the editor', 'shipper', ({ draft }) => `/tenders/${draft}/edit`, /Gdańsk/, 'editor'],
  ['the carriers', 'shipper', () => '/carriers', /Carriers/, 'carriers'],
  ['the list of a carrier', 'carrier', () => '/carrier/', /Open tenders/, 'carrierTenders'],
  ['a tender of a carrier', 'carrier', ({ tender }) => `/carrier/loads/${tender}`, /TL-/, 'carrierTender'],
];

test('each page loads few files and few scripts, and requests nothing twice', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  const ids = { tender: await prepareTender(market), draft: await prepareDraft(market) };
  for (const [name, application, path, heading, limit] of PAGES) {
    const page = await openBrowser(application === 'carrier' ? PHONE : {});
    const token = application === 'shipper' ? market.shipperToken : market.carrierTokens[0]!;
    if (application === 'visitor') await page.goto(path(ids));
    else await enter(page, application, token, path(ids));
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    await page.waitForFunction(() => performance.getEntriesByName('page-shown').length > 0);
    // Later parts are loaded one after the other.
    await page.waitForLoadState('networkidle');
    const weights = await weigh(page);
    const most = PAGE_LIMITS[limit];
    test.info().annotations.push({ type: name, description: JSON.stringify(weights) });
    expect.soft(weights.scripts, `kB of scripts of ${name}`).toBeLessThanOrEqual(most.kilobytes);
    expect.soft(weights.files, `files of ${name}`).toBeLessThanOrEqual(most.files);
    expect.soft(weights.styles, `kB of styles of ${name}`).toBeLessThanOrEqual(STYLE_KILOBYTES);
    expect.soft(weights.later, `kB of scripts that follow ${name}`).toBeLessThanOrEqual(LATER_KILOBYTES);
    expect.soft(weights.map, `kB of the map of ${name}`).toBeLessThanOrEqual(MAP_KILOBYTES);
    expect.soft(weights.socket, `kB of the socket of ${name}`).toBeLessThanOrEqual(SOCKET_KILOBYTES);
    expect.soft(weights.askedTwice, `asked twice by ${name}`).toEqual([]);
  }
});
