import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { account } from '../../../../../tests/components/shared-answers';
import { PHONE } from '../../../../../tests/components/open-page';
import { carrierRow, carriersAnswers } from '../../../../../tests/components/shipper/carrier-records';
import { openShipper } from '../../../../../tests/components/shipper/open-shipper';

test('a person whose terms have changed accepts them before any other page opens', async () => {
  const sent: object[] = [];
  const answers = {
    ...carriersAnswers([carrierRow]),
    'GET /account': () => ({ data: { ...account, is_need_user_onboard: sent.length === 0 } }),
    'PUT /profile/info': ({ body }: { body: object }) => {
      sent.push(body);
      return { data: { id: account.id } };
    },
  };
  await openShipper('/carriers', answers, PHONE);
  const next = page.getByRole('button', { name: 'Continue' });
  await expect.element(page.getByRole('heading', { name: 'Terms of use' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Terms of use' }).first())
    .toHaveAttribute('href', '/terms-of-use');
  expect(location.pathname).toBe('/onboarding');
  await next.click();
  await expect.element(page.getByText('Accept the terms of use to continue')).toBeVisible();
  expect(sent).toEqual([]);
  await page.getByLabelText('I accept the terms of use').click();
  await next.click();
  await expect.poll(() => sent).toEqual([{ first_name: 'Olena', last_name: 'Savchuk', accepts_terms: true }]);
  await expect.poll(() => location.pathname).toBe('/carriers');
});
