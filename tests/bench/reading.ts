import type pg from 'pg';
import { copyTender } from '../load/copies';
import { connect, keepBusy, type Connection } from '../load/connections';
import { publishTender, type Market } from '../load/market';
import { percentile, round, type Figure } from './percentiles';

const CONNECTIONS = 8;
const TENDERS = 40;
const BIDS = 5;
const WARM_UP_MS = 2_000;
const DURATION_MS = 4_000;

/** How often a second each page answers over eight connections, as a share of a bare page of 25 rows. */
export async function benchReading(
  url: string,
  database: pg.Client,
  market: Market,
  floorPerSecond: number,
): Promise<Figure[]> {
  const http = connect(url, CONNECTIONS);
  const id = await publishTender(http, market.shipperToken, { starting_rate: { amount: 300_000, currency: 'EUR' } });
  for (let turn = 0; turn < BIDS; turn++) await bid(http, id, market.carrierTokens[turn]!, 240_000 - turn * 5_000);
  await copyTender(database, id, TENDERS - 1);
  await database.query('analyze');
  const pages: [string, string, string][] = [
    ['list', '/api/shipper/v1/loads', market.shipperToken],
    ['carrier’s list', '/api/carrier/v1/loads', market.carrierTokens[0]!],
    ['view', `/api/shipper/v1/loads/${id}`, market.shipperToken],
    ['grid', `/api/shipper/v1/loads/${id}/options`, market.shipperToken],
    ['account', '/api/shipper/v1/account', market.shipperToken],
  ];
  const figures: Figure[] = [];
  for (const [name, path, token] of pages) {
    const times: number[] = [];
    const ask = async () => {
      const { status, text, ms } = await http.send('GET', path, token);
      if (status !== 200) throw new Error(`${path}: ${status} ${text.slice(0, 300)}`);
      times.push(ms);
    };
    await keepBusy(CONNECTIONS, WARM_UP_MS, ask);
    times.length = 0;
    const ms = await keepBusy(CONNECTIONS, DURATION_MS, ask);
    const perSecond = (times.length / ms) * 1000;
    console.log(`reading: ${name} ${round(perSecond)} /s, p99 ${round(percentile(times, 0.99))} ms`);
    figures.push({
      name: `reading, ${name}`,
      measured: perSecond / floorPerSecond,
      unit: 'of the floor',
      target: { min: 0.35 },
    });
  }
  http.close();
  return figures;
}

async function bid(http: Connection, id: number, token: string, amount: number): Promise<void> {
  const body = { price: { amount, currency: 'EUR' } };
  const { status, text } = await http.send('POST', `/api/carrier/v1/loads/${id}/bids`, token, body);
  if (status !== 201) throw new Error(`bid: ${status} ${text.slice(0, 300)}`);
}
