import { openDatabase } from '../../apps/server/src/platform/database/database';
import { en } from '../../packages/messages/src/languages/en';
import { connect } from '../load/connections';
import { expectAccessible, expectToFitPhone } from './axe';
import { startProduct } from '../product';
import { accountOf, operate, settings } from './operator/installation';
import { expect, test } from './story';

const texts = { ...en.operator, ...en.support };
async function askSupport(token: string, text: string): Promise<void> {
  const http = connect(process.env['PRODUCT_URL'] ?? '', 1);
  try {
    const opened = await http.send('POST', '/api/shipper/v1/chats', token, {});
    const { id } = (JSON.parse(opened.text) as { data: { id: number } }).data;
    const sent = await http.send('POST', `/api/shipper/v1/chats/${id}/chat_messages`, token, { text });
    expect(sent.status).toBe(201);
  } finally {
    http.close();
  }
}

async function park(kind: string): Promise<void> {
  const database = openDatabase({ url: settings()['DATABASE_URL'] ?? '', poolSize: 2, onError: () => undefined });
  await database.run(
    `insert into outbox_retries (subscriber, kind, payload, error, failures, failed_at, due_at)
     values ('messages', $1, '{}', 'connect ECONNREFUSED', 3, clock_timestamp(), null)`,
    [kind],
  );
  await database.close();
}

test('the operator repeats a failed event, and others cannot open the page', async ({ openBrowser }) => {
  await operate(async ({ operator, other, open }) => {
    const kind = `story.failed_${Date.now().toString(36)}`;
    await park(kind);
    const page = await open(openBrowser, operator.shipperToken, '/tenders');
    await page.getByRole('link', { name: en.shell['drawer.operator'] }).click();
    await expect(page.getByRole('heading', { name: texts.title, level: 1 })).toBeVisible();
    await page.getByRole('button', { name: texts['tab.parked'] }).click();
    const row = page.getByRole('listitem').filter({ hasText: kind });
    await expect(row).toContainText('connect ECONNREFUSED');
    await expectAccessible(page);
    await expectToFitPhone(page);
    await row.getByRole('button').click();
    await expect(page.getByText('1 will be tried again within a second')).toBeVisible();
    await expect(row).toHaveCount(0);
    // After a successful retry it does not return.
    await page.reload();
    await expect(page.getByRole('heading', { name: texts.title, level: 1 })).toBeVisible();
    await expect(page.getByText(kind)).toHaveCount(0);

    const stranger = await open(openBrowser, other.shipperToken, '/operator');
    await expect(stranger.getByRole('heading', { name: en.common.page_404_title })).toBeVisible();
    await expect(stranger.getByRole('link', { name: en.shell['drawer.operator'] })).toHaveCount(0);
  });
});

test('the operator sees the state of the installation, and open problems above every tab', async ({ openBrowser }) => {
  await operate(async ({ operator, open }) => {
    const kind = `story.in_need_${Date.now().toString(36)}`;
    await park(kind);
    const page = await open(openBrowser, operator.shipperToken, '/operator');
    await expect(page.getByRole('status').filter({ hasText: texts['installation.failed'] })).toBeVisible();
    await page.getByRole('link', { name: texts['installation.look'] }).click();
    const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
    await expect(row(texts['installation.failed'])).toContainText(texts['installation.in_need']);
    await expect(row(texts['installation.disk'])).toContainText(/[\d.,]+ [MG]B of [\d.,]+ GB are free/);
    await expect(row(texts['installation.storage'])).toContainText(texts['installation.fine']);
    await expectAccessible(page);
    await expectToFitPhone(page);
    await page.getByRole('button', { name: texts['tab.parked'] }).click();
    await page.route('**/operator/parked/retry', (route) => route.fulfill({ json: { data: { count: 2 } } }));
    await page.getByRole('button', { name: texts['parked.retry_all'] }).click();
    await expect(page.getByText('2 will be tried again within a second')).toBeVisible();
    // Only its own event: other stories have parked events in the same database.
    await row(kind).getByRole('button').click();
    await expect(row(kind)).toHaveCount(0);
  });
});

test('a question to support waits in the operator’s queue and is opened from there', async ({ openBrowser }) => {
  await operate(async ({ operator, other, open }) => {
    const { company } = await accountOf(other.shipperToken);
    await askSupport(other.shipperToken, 'How do I add a brand?');
    const page = await open(openBrowser, operator.shipperToken, '/operator');
    const row = page.getByRole('listitem').filter({ hasText: company.name });
    await expect(row).toContainText('How do I add a brand?');
    await expectAccessible(page);
    await expectToFitPhone(page);
    await row.getByRole('button', { name: `Open the chat with ${company.name}` }).click();
    await expect(page.getByRole('log').getByText('How do I add a brand?')).toBeVisible();

    const asking = await open(openBrowser, other.shipperToken, '/requests');
    await expect(asking.getByText('How do I add a brand?')).toBeVisible();
  });
});

test('the support menu of a company shows its manager and opens the chat with support', async ({ openBrowser }) => {
  await operate(async ({ operator, other, open }) => {
    const shipper = await accountOf(other.shipperToken);
    const company = await open(openBrowser, other.shipperToken, '/tenders');
    const menu = company.getByRole('button', { name: en.shell['header.support'], exact: true });
    await menu.click();
    const panel = company.getByRole('dialog');
    await expect(panel.getByText(shipper.support_id)).toBeVisible();
    await expect(panel.getByRole('region', { name: texts.manager })).toHaveCount(0);
    await expect(panel.getByRole('link', { name: new RegExp(`^${texts.help_center}`) })).toHaveAttribute(
      'href',
      'https://help.example.com',
    );
    await company.keyboard.press('Escape');
    await expect(menu).toBeFocused();

    const page = await open(openBrowser, operator.shipperToken, '/operator?tab=companies');
    await page.getByRole('searchbox').fill(shipper.support_id);
    const manager = page.getByRole('combobox', { name: `Manager of ${shipper.company.name}` });
    await manager.click();
    await page.getByRole('option', { name: 'Bench Shipper' }).click();
    await expect(page.getByText(`${shipper.company.name}: the manager is changed`)).toBeVisible();

    // The page was open all the time, so it gets the live update.
    await menu.click();
    const card = panel.getByRole('region', { name: texts.manager });
    await expect(card.getByText('Bench Shipper', { exact: true })).toBeVisible();
    await expect(card.getByRole('button', { name: texts.chat })).toHaveAttribute('aria-disabled', 'true');
    await expect(card.getByText('Bench Shipper has no Telegram link yet', { exact: false })).toBeAttached();
    await expectAccessible(company);

    await page.goto('/operator?tab=profile');
    await page.getByLabel(texts['profile.telegram']).fill('https://evil.example/x');
    await page.getByRole('button', { name: en.common.save }).click();
    await expect(page.getByText(en.errors['not-a-telegram-link'])).toBeVisible();
    await page.getByLabel(texts['profile.telegram']).fill('https://t.me/bench_shipper');
    await page.getByRole('button', { name: en.common.save }).click();
    await expect(page.getByText(texts['profile.saved'])).toBeVisible();
    await page.locator('input[type=file]').setInputFiles({
      name: 'photo.png',
      mimeType: 'image/png',
      buffer: Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      ),
    });
    await expect(page.getByRole('img', { name: 'Photo of Bench Shipper' })).toBeVisible();
    await expectAccessible(page);

    await company.reload();
    await menu.click();
    await expect(card.getByRole('link', { name: new RegExp(`^${texts.chat}`) })).toHaveAttribute(
      'href',
      'https://t.me/bench_shipper',
    );
    await expect(card.locator('img')).toHaveAttribute('src', /^blob:/);
    await panel.getByRole('link', { name: texts.requests }).click();
    await expect(company.getByRole('heading', { name: texts.empty_title })).toBeVisible();
    await expectToFitPhone(company);
    await company.getByRole('button', { name: texts.write }).click();
    await company.getByRole('link', { name: new RegExp(texts.request_of) }).click();
    await expect(company).toHaveURL(/\/requests\/\d+$/);
    await expect(company.getByRole('button', { name: texts.open })).toBeVisible();
    await expectAccessible(company);
  });
});

test('the script of a support service is loaded only when it is configured', async ({ openBrowser }) => {
  const script = 'https://support.example.com/widget.js';
  const product = await startProduct({ ...settings(), SUPPORT_WIDGET_URL: script });
  try {
    const page = await openBrowser({ baseURL: product.url });
    await page.route(`${script}*`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'document.title = "the support script runs"' }),
    );
    await page.goto('/auth');
    await expect(page).toHaveTitle('the support script runs');
    await expect(page.locator(`script[src="${script}"]`)).toHaveCount(1);
    const other = await openBrowser();
    await other.goto('/auth');
    await expect(other.getByRole('button', { name: 'Send the code' })).toBeVisible();
    await expect(other.locator('script[data-support-widget]')).toHaveCount(0);
  } finally {
    await product.stop();
  }
});
