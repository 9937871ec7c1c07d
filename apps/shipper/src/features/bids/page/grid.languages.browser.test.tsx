import { expect, test } from 'vitest';
import { gridRow, tenderAnswers } from '../../../../../../tests/components/shipper/tender-records';
import { openShipper } from '../../../../../../tests/components/shipper/open-shipper';

const bidsOf = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ ...gridRow, id: place + 1, rank: place + 1 }));

test('three bids are seen at once on a window of 1024 × 768', async () => {
  await openShipper('/tenders/1/view', tenderAnswers(bidsOf(4)), [1024, 768]);
  const third = () => document.querySelectorAll('main table tbody tr')[2];
  await expect.poll(third).toBeInViewport({ ratio: 1 });
});

test('no column of the grid lies under the choice of the winner', async () => {
  const check = {
    confirmed_by: 'network' as const,
    confirmed_at: '2026-08-28T10:17:23.000Z',
    is_claimed_by_others: false,
  };
  const figures = { acceptance_bp: 10_000, cancel_bp: 0, rating_x100: 420 };
  const rows = bidsOf(2).map((row) => ({ ...row, ...figures, carrier: { ...row.carrier, legal_id_check: check } }));
  await openShipper('/tenders/1/view', tenderAnswers(rows), [1440, 900]);
  const heads = () => [...(document.querySelector('main table')?.querySelectorAll('th') ?? [])];
  await expect.poll(() => heads().map((one) => one.textContent)).toHaveLength(10);
  const covered = () => {
    const shown = heads()
      .map((head) => head.getBoundingClientRect())
      .filter(({ width }) => width > 0);
    const [last, before] = [shown.at(-1), shown.at(-2)];
    return Math.max(0, Math.round(before!.right - last!.left));
  };
  await expect.poll(covered).toBe(0);
});
