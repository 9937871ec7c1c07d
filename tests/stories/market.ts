import type { Page } from '@playwright/test';
import { connect } from '../load/connections';
import { draftTender, makeMarket, publishTender, signIn, type Market } from '../load/market';

const url = () => process.env['PRODUCT_URL'] ?? '';

export async function prepareMarket(carriers: number): Promise<Market> {
  const http = connect(url(), 4);
  try {
    return await makeMarket(http, carriers);
  } finally {
    http.close();
  }
}

export async function signInNewcomer(application: 'shipper' | 'carrier'): Promise<string> {
  const http = connect(url(), 1);
  try {
    return await signIn(http, application, `newcomer.${Math.random().toString(36).slice(2)}@example.com`);
  } finally {
    http.close();
  }
}

export async function prepareDraft(market: Market): Promise<number> {
  const http = connect(url(), 1);
  try {
    return await draftTender(http, market.shipperToken, {});
  } finally {
    http.close();
  }
}

export async function prepareTender(market: Market, auction: Record<string, unknown> = {}): Promise<number> {
  const http = connect(url(), 1);
  try {
    return await publishTender(http, market.shipperToken, {
      starting_rate: { amount: 250_000, currency: 'EUR' },
      bid_step: { kind: 'amount', value: 1000 },
      ...auction,
    });
  } finally {
    http.close();
  }
}

export async function placeBid(token: string, id: number, amount: number): Promise<number> {
  const http = connect(url(), 1);
  try {
    const price = { amount, currency: 'EUR' };
    return (await http.send('POST', `/api/carrier/v1/loads/${id}/bids`, token, { price })).status;
  } finally {
    http.close();
  }
}

export async function setProfileLanguage(market: Market, locale: string): Promise<void> {
  const http = connect(url(), 2);
  const names = { first_name: 'Olena', last_name: 'Savchuk', locale, accepts_terms: true };
  try {
    const answers = await Promise.all([
      http.send('PUT', '/api/shipper/v1/profile/info', market.shipperToken, names),
      ...market.carrierTokens.map((token) => http.send('PUT', '/api/carrier/v1/profile/info', token, names)),
    ]);
    for (const { status, text } of answers) if (status !== 200) throw new Error(`${status} ${text}`);
  } finally {
    http.close();
  }
}

export const keepToken = (page: Page, application: 'shipper' | 'carrier', token: string) =>
  page.addInitScript(([key, value]) => localStorage.setItem(key!, value!), [`tenderlane.${application}.token`, token]);

export async function enter(
  page: Page,
  application: 'shipper' | 'carrier',
  token: string,
  path: string,
): Promise<Page> {
  await keepToken(page, application, token);
  await page.goto(path);
  return page;
}
