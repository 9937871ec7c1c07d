import { expect, test } from 'vitest';
import { carrierRow, carriersAnswers } from '../../../../../../tests/components/shipper/carrier-records';
import { cutCells } from '../../../../../../tests/components/shipper/cut-cells';
import { openShipper } from '../../../../../../tests/components/shipper/open-shipper';

const ROW = {
  ...carrierRow,
  login: 'office@carrier58.demo.example',
  name: 'Carrier',
  checked: { by: 'Olena Savchuk', at: '2026-09-28T10:17:23.000Z' },
};

test('the check and the login of a carrier are readable at 1440 px', async () => {
  await openShipper('/carriers', carriersAnswers([ROW, { ...ROW, id: 2 }]), [1440, 768]);
  await expect.poll(() => document.querySelector('tr[data-row]')).toBeVisible();
  await expect.poll(() => document.querySelector('tr[data-row]')).toHaveTextContent('Olena Savchuk');
  await expect.poll(cutCells).toEqual([]);
});
