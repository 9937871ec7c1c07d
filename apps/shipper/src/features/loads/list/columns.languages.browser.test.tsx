import { LOAD_STATES } from '@tenderlane/domain/loads';
import { locale } from '@tenderlane/web/core/texts/locale';
import { expect, test } from 'vitest';
import { cutCells } from '../../../../../../tests/components/shipper/cut-cells';
import { loadRow, loadsAnswers } from '../../../../../../tests/components/shipper/load-records';
import { openShipper } from '../../../../../../tests/components/shipper/open-shipper';

const BODIES = ['tent', 'reefer', 'isotherm', 'platform', 'grain'] as const;
const AMOUNT = { amount: 12_345_600, currency: 'EUR' };
const LATE = [
  { from: '2026-09-28T20:00:00.000Z', to: '2026-09-28T21:00:00.000Z' },
  { from: '2026-09-30T20:00:00.000Z', to: '2026-09-30T21:00:00.000Z' },
];

function fullRows() {
  const soon = new Date(Date.now() + 95 * 60_000).toISOString();
  return LOAD_STATES.map((state, place) => ({
    ...loadRow,
    id: place + 1,
    waypoints: loadRow.waypoints.map((stop, index) => ({ ...stop, ...LATE[index] })),
    status_id: state,
    truck_body: [BODIES[place % BODIES.length]!, 'tent' as const],
    temperature: { min_c: -18, max_c: -15 },
    bid_count: 127,
    bid_lowest_price: AMOUNT,
    price: AMOUNT,
    to_target_bp: -1258,
    target_rate: AMOUNT,
    starting_rate: AMOUNT,
    delivery_option_searching_end_at: soon,
    decision_end_at: soon,
    delivery_option_confirmation_end_at: soon,
    extended_count: 2,
    missing_count: 12,
    carrier: state === 'ongoing' || state === 'draft' ? null : { id: 1, name: 'Trans', legal_id: null },
  }));
}

const column = (name: string) => document.querySelector<HTMLElement>(`th[data-column=${name}]`);

for (const width of [1024, 1440])
  test(`no cell of the tenders is cut at ${width} px, and pickups are shown`, async () => {
    await openShipper('/tenders', loadsAnswers(fullRows()), [width, 768]);
    await expect.poll(() => document.querySelector('tr[data-row]')).toBeVisible();
    await expect.poll(() => column('dates')).toBeVisible();
    // In Russian the names of the states leave no room for it.
    if (width === 1440 && locale !== 'ru') await expect.poll(() => column('rates')).toBeVisible();
    await expect.poll(cutCells).toEqual([]);
  });
