import type { Decision, ShipperApi } from '@tenderlane/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { loadRow } from '../../../../../tests/components/shipper/load-records';
import type { Answers } from '../../../../../tests/components/open-page';
import { openShipper } from '../../../../../tests/components/shipper/open-shipper';

const TOTAL = 57;
const at = new Date().toISOString();
const decisions = Array.from({ length: TOTAL }, (_, index): Decision => ({
  key: 'tender_over',
  icon: 'choose',
  action: 'none',
  call: null,
  page: 'tenders.show',
  record_id: index + 1,
  load: { ...loadRow, id: index + 1 },
  deadline: null,
  since: at,
  name: null,
}));

const answers: Answers<ShipperApi> = {
  'GET /dashboard': ({ query: { parts, page: number = 1, per_page: size = 5 } = {} }) => ({
    data: {
      server_time: at,
      office_ends: at,
      ...(parts === 'tiles' && { tiles: [] }),
      ...(parts === 'live' && { live: { total: 0, loads: [] } }),
      ...(parts === 'exceptions' && { exceptions: { total: 0, kinds: [] } }),
      ...(parts === 'decide' && {
        decide: {
          total: TOTAL,
          before_office_ends: 0,
          items: decisions.slice((number - 1) * size, number * size),
        },
      }),
    },
  }),
  'POST /user_filter/filters': ({ body }) => ({ data: body }),
  'GET /dashboard/lanes': () => ({ data: [] }),
  'GET /dashboard/savings': () => ({
    data: { basis: 'starting', bp: null, saved: { total: { amount: 0, currency: 'PLN' }, others: [] }, weeks: [] },
  }),
};

test('the panel shows all decisions page by page', async () => {
  await openShipper('/', answers);
  const rows = () => document.querySelectorAll('a[href*="/tenders/"][href$="/view"]').length;
  await expect.poll(rows).toBe(5);
  await expect.element(page.getByRole('link', { name: 'All 57' })).toHaveAttribute('href', '/tenders?attention=decide');
  await page.getByText('Mine', { exact: true }).click();
  await expect
    .element(page.getByRole('link', { name: 'All 57' }))
    .toHaveAttribute('href', '/tenders?attention=decide&attention_scope=mine');
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect.poll(rows).toBe(20);
  const more = page.getByRole('button', { name: 'Show more' });
  await more.click();
  await expect.poll(rows).toBe(40);
  await more.click();
  await expect.poll(rows).toBe(TOTAL);
  await expect.element(more).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Show fewer' }).click();
  await expect.poll(rows).toBe(5);
});
