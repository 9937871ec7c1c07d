import { rm } from 'node:fs/promises';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../apps/server/src/platform/embedded-postgres';
import { makeScratchFolder } from '../../apps/server/test/scratch-folder';
import { startProduct, type Product } from '../product';
import { benchHotTender, benchManyTenders } from './bids';
import { benchClosing } from './closing';
import { connect } from '../load/connections';
import { measureFloor, measureReadingFloor } from './floor';
import { benchLarge } from './large';
import { makeMarket } from '../load/market';
import { report, type Figure } from './percentiles';
import { benchStart } from './start';
import { watchStolen } from './stolen';

const log = { info: () => undefined, warn: console.warn, error: console.error };
const CARRIERS = 100;
const TENDERS = 1000;
/** Carriers of the company with very many loads. */
const BIDDERS = 3;

/** Every figure of the product in one run: a real PostgreSQL with fsync, the built server, requests over HTTP. */
async function run(only: string | undefined): Promise<boolean> {
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
  const figures: Figure[] = [];
  const products: Product[] = [];
  const start = async () => {
    const product = await startProduct(settings);
    products.push(product);
    return product;
  };
  const wanted = (name: string) => !only || only === name;
  try {
    if (wanted('floor')) await watchStolen('floor', () => measureFloor(postgres.url));
    const product = await start();
    const http = connect(product.url, 8);
    const market = await makeMarket(http, only === 'large' ? BIDDERS : CARRIERS);
    const company = wanted('large') ? await makeMarket(http, BIDDERS) : market;
    http.close();
    if (wanted('hot')) figures.push(...(await watchStolen('hot', () => benchHotTender(product.url, market))));
    if (wanted('many')) {
      figures.push(...(await watchStolen('many', () => benchManyTenders(product.url, database, market, TENDERS))));
    }
    if (wanted('closing')) {
      await start();
      figures.push(...(await watchStolen('closing', () => benchClosing(product.url, database, market, TENDERS))));
    }
    if (wanted('large')) {
      await measureReadingFloor(postgres.url);
      figures.push(...(await watchStolen('large', () => benchLarge(product.url, database, company))));
    }
  } finally {
    await Promise.all(products.map((product) => product.stop()));
    await database.end();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
  if (wanted('start')) figures.push(...(await watchStolen('start', benchStart)));
  return report(figures);
}

process.exitCode = (await run(process.argv[2])) ? 0 : 1;
