import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { carrierRow, carriersAnswers } from '../../../../tests/components/shipper/carrier-records';
import { loadRow, loadsAnswers } from '../../../../tests/components/shipper/load-records';
import { openShipper } from '../../../../tests/components/shipper/open-shipper';

const three = <Row extends { id: number }>(row: Row) =>
  [1, 2, 3].map((id) => ({ ...row, id, number: `TL-${id}`, name: `Trans ${id}` }));
const draft = { ...loadRow, status_id: 'draft' as const, delivery_option_searching_end_at: null };

const LISTS = [
  ['/tenders', loadsAnswers(three(draft))],
  ['/carriers', carriersAnswers(three(carrierRow))],
] as const;

for (const width of [1024, 1440])
  test.each(LISTS)(`the actions for selected rows of %s fit in one line at ${width} px`, async (path, answers) => {
    await openShipper(path, answers, [width, 768]);
    const box = () => document.querySelector('tr[data-row] [type=checkbox]');
    await expect.poll(box).toBeVisible();
    await userEvent.click(box()!);
    await expect.poll(box).toBeChecked();
    const bar = () => document.querySelector('main [role=region]:has(> [role=status])');
    await expect.poll(bar).toBeVisible();
    expect(bar()!.clientHeight).toBeLessThan(52);
    const { right } = bar()!.getBoundingClientRect();
    const inner = [...bar()!.children].filter(({ clientWidth }) => clientWidth > 1);
    const isWithin = inner.map(
      (part) => part.getBoundingClientRect().right <= right && part.scrollWidth <= part.clientWidth + 1,
    );
    expect(isWithin).toEqual(inner.map(() => true));
  });
