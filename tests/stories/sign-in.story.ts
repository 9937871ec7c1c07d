import { startProduct, type Product } from '../product';
import { newLogin, PHONE, readMail } from './people';
import { expect, test } from './story';

const code = 'input[autocomplete="one-time-code"]';

test('a code that was sent before a reload of the page still signs in', async ({ openBrowser }) => {
  const page = await openBrowser();
  const login = newLogin('reload');
  await page.goto('/');
  await page.getByLabel('E-mail or phone').fill(login);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible();
  await expect(page.locator(code)).toBeFocused();
  await page.getByRole('button', { name: 'Use another e-mail or phone' }).click();
  await page.keyboard.press('Enter');
  await expect(page.locator(code)).toBeFocused();
  await page.keyboard.type(/\b\d{6}\b/.exec((await readMail(page, login, /\b\d{6}\b/)).text)?.[0] ?? '');
  await expect(page.getByRole('heading', { name: 'What is your name?' })).toBeVisible();
});

test('the page of the code leads to the local mailbox when no e-mail is sent', async ({ openBrowser }) => {
  const page = await openBrowser();
  const login = newLogin('mailbox');
  await page.goto('/');
  await page.getByLabel('E-mail or phone').fill(login);
  await page.keyboard.press('Enter');
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'mailbox' }).click();
  const mailbox = await opened;
  await expect(mailbox.getByText(login)).toBeVisible();
  const digits = /\b\d{6}\b/.exec(await mailbox.locator('article').first().innerText())?.[0] ?? '';
  await mailbox.close();
  await page.locator(code).pressSequentially(digits);
  await expect(page.getByRole('heading', { name: 'What is your name?' })).toBeVisible();
});

test.describe('with very many requests from one address', () => {
  let busy: Product;
  test.beforeAll(async () => {
    const settings = JSON.parse(process.env['PRODUCT_SETTINGS'] ?? '{}') as Record<string, string>;
    busy = await startProduct({ ...settings, CODES_PER_ADDRESS_HOUR: '1' });
  });
  test.afterAll(() => busy.stop());

  for (const [app, start] of [
    ['the shipper’s application', '/'],
    ['the carrier’s application', '/carrier/'],
  ] as const) {
    test(`the link of a sign-in message signs in its own browser of ${app} and shows the digits to another one`, async ({
      openBrowser,
    }) => {
      const page = await openBrowser({ baseURL: busy.url });
      // Either process may have written the message, so only the path of its link counts.
      const phone = await openBrowser({ ...PHONE, baseURL: busy.url, locale: 'uk-UA' });
      const ask = async (login: string) => {
        await page.goto(start);
        await page.getByLabel('E-mail or phone').fill(login);
        await page.keyboard.press('Enter');
        await expect(page.locator(code)).toBeFocused();
        return /\S+\/code\S+/.exec((await readMail(page, login, /\/code/)).text)?.[0] ?? '';
      };
      // The first request of the hour may still get digits.
      await page.request.post('/api/shipper/v1/auth/code', { data: { login: newLogin('first') } });

      const link = new URL(await ask(newLogin('elsewhere')));
      await phone.goto(link.pathname + link.search + link.hash);
      await expect(phone.getByRole('button', { name: 'Show the digits' })).toBeFocused();
      await phone.keyboard.press('Enter');
      const digits = await phone.getByText(/^\d{6}$/).textContent();
      await expect(phone.getByText('Never pass them on')).toBeVisible();
      await page.keyboard.type(digits ?? '');
      await expect(page.getByRole('heading', { name: 'What is your name?' })).toBeVisible();
      await phone.reload();
      await phone.getByRole('button', { name: 'Show the digits' }).click();
      await expect(phone.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
      await expect(phone.getByText('The link has already been used.')).toBeVisible();

      await page.evaluate(() => localStorage.clear());
      const own = new URL(await ask(newLogin('here')));
      const tab = await page.context().newPage();
      await tab.goto(own.pathname + own.search + own.hash);
      await tab.getByRole('button', { name: 'Show the digits' }).click();
      await expect(tab.getByRole('heading', { name: 'What is your name?' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'What is your name?' })).toBeVisible();
    });
  }
});
