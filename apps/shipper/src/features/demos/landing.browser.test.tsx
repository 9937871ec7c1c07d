import { demos } from '@tenderlane/messages/demos/en';
import { startReadingAhead } from '@tenderlane/ui';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openShipper } from '../../../../../tests/components/shipper/open-shipper';
import { account } from '../../../../../tests/components/shared-answers';

it.each([
  ['a member', 'olena@example.com', 0],
  ['a visitor of the try-out company', 'owner@nordwald.demo.example', 1],
])('%s books as %s and is asked for a name %i times', async (_who, email, names) => {
  localStorage.setItem('tenderlane.country', 'ua');
  await openShipper('/demo', {
    'GET /account': () => ({ data: { ...account, email, server_time: new Date().toISOString() } }),
    'GET /demo_bookings': () => ({ data: [] }),
  });
  startReadingAhead();
  await expect.element(page.getByLabelText(demos.note)).toBeVisible();
  await expect.poll(() => page.getByLabelText(demos.name).elements().length).toBe(names);
});
