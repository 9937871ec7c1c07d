import { rm } from 'node:fs/promises';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../apps/server/src/platform/embedded-postgres';
import { makeScratchFolder } from '../../apps/server/test/scratch-folder';
import { connect } from '../load/connections';
import { makeMarket } from '../load/market';
import { waitForPlaces } from './places';
import { startProduct, type Product } from '../product';
import { benchAward } from './award';
import { benchHotTender, benchManyTenders } from './bids';
import { benchClosing } from './closing';
import { benchCrowdClosing, openCrowd } from './crowd';
import { benchCompany } from './company';
import { withCpuSteal } from './cpu-steal';
import { measureFloor, printBarePage } from './floor';
import { benchImports } from './imports/imports';
import { benchLarge, fillLarge } from './large';
import { benchLive } from './live';
import { benchNeighbours } from './neighbours';
import { benchEligibility } from './network/eligibility';
import { benchNetwork } from './network/list';
import type { Figure } from './percentiles';
import { benchOpening } from './opening';
import { benchHelp, benchReading } from './reading';
import { benchStart } from './start';
import { benchTracking } from './tracking/tracking';
import { benchWeb } from './web';

export const PARTS = [
  'floor',
  'hot',
  'many',
  'reading',
  'live',
  'neighbours',
  'network',
  'eligibility',
  'closing',
  'large',
  'company',
  'web',
  'help',
  'opening',
  'imports',
  'award',
  'tracking',
  'crowd',
  'start',
] as const;
export type Part = (typeof PARTS)[number];

const log = { info: () => undefined, warn: console.warn, error: console.error };
const CARRIERS = 100;
const TENDERS = 1000;
const CROWD = 10_000;
const LARGE: readonly Part[] = ['large', 'company', 'web'];
const BIDDERS = 5;

/**
 * Measures the product in one run: a real PostgreSQL with fsync, the built server of a checkout, requests over HTTP.
 */
export async function measure(checkout: string, parts: readonly Part[] = PARTS): Promise<Figure[]> {
  const dataDir = await makeScratchFolder();
  const postgres = await startEmbeddedPostgres({ dataDir, log, fsync: true });
  const database = new pg.Client({ connectionString: postgres.url });
  await database.connect();
  const settings = {
    DATABASE_URL: postgres.url,
    APP_SECRET: 'a secret that only this benchmark knows, 32 bytes',
    REQUESTS_PER_MINUTE: '1000000',
    // A hundred carriers stand for the thousands that so many bids would come from.
    BIDS_PER_MINUTE: '0',
    BIDS_PER_LOAD: '0',
    CODES_PER_ADDRESS_HOUR: '100000',
    LOG_LEVEL: 'error',
  };
  const needsLarge = parts.some((name) => LARGE.includes(name));
  const needsCrowd = parts.some((name) => !LARGE.includes(name));
  const figures: Figure[] = [];
  const products: Product[] = [];
  const start = async (more: Record<string, string> = {}) => {
    const product = await startProduct({ ...settings, ...more }, checkout);
    products.push(product);
    return product;
  };
  const stop = () => Promise.all(products.splice(0).map((product) => product.stop()));
  const part = async (name: Part, work: () => Promise<Figure[]>) => {
    if (parts.includes(name)) figures.push(...(await withCpuSteal(name, work)));
  };
  try {
    const floor = parts.includes('floor') ? await withCpuSteal('floor', () => measureFloor(postgres.url)) : undefined;
    const { url, pid } = await start();
    await waitForPlaces(database);
    const http = connect(url, 8);
    const market = await makeMarket(http, needsCrowd ? CARRIERS : BIDDERS);
    // A company of its own each: what one part leaves behind would count in the next.
    const others = [await makeMarket(http, BIDDERS), await makeMarket(http, BIDDERS), await makeMarket(http, BIDDERS)];
    const [reading, neighbour, large] = others as [typeof market, typeof market, typeof market];
    http.close();
    await part('hot', () => benchHotTender(url, market));
    await part('many', () => benchManyTenders({ url, database, market, tenders: TENDERS, floor: floor?.manyTenders }));
    await part('reading', () => benchReading(url, { url: postgres.url, client: database }, reading));
    await part('live', () => benchLive({ url, pid, database, market }));
    await part('neighbours', () => benchNeighbours(url, database, market, neighbour));
    await part('network', () => benchNetwork(url, database, neighbour));
    await part('eligibility', () => benchEligibility(url, database, reading));
    await part('closing', async () => {
      await start();
      return benchClosing(url, database, market, TENDERS);
    });
    if (needsLarge) {
      const openId = await fillLarge(url, database, large);
      await printBarePage(postgres.url);
      await part('large', () => benchLarge({ url, settings, token: large.shipperToken, openId }));
      await part('company', () => benchCompany({ url, pid, databaseUrl: postgres.url, database, market: large }));
      await part('web', () => benchWeb(url, large));
    }
    await part('help', () => benchHelp(url));
    await part('opening', () => benchOpening(url, reading));
    await part('imports', () => benchImports(url, pid, neighbour));
    // The mailbox keeps messages in their order, one after the other; what the figure is about goes to a mail server.
    const startWithMail = async (mailUrl: string) => {
      await stop();
      return start({ SMTP_URL: mailUrl });
    };
    await part('award', () => benchAward({ url, database, market, other: neighbour, startWithMail }));
    await part('tracking', () => benchTracking({ url, database, databaseUrl: postgres.url, market: neighbour }));
    await part('crowd', async () => {
      await stop();
      const [{ url }] = await Promise.all([start(), start()]);
      return benchCrowdClosing(database, await openCrowd(url, database, neighbour, CROWD));
    });
  } finally {
    await stop();
    await database.end();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
  await part('start', () => benchStart(checkout));
  return figures;
}
