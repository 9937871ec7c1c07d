import { serverMessages } from '../../../packages/messages/src/server';
import { expectAccessible, expectToFitPhone } from '../axe';
import { enter, prepareMarket, prepareTender, setProfileLanguage } from '../market';
import { PHONE, readMail } from '../people';
import { expect, test } from '../story';

for (const [locale, browser] of [
  ['en', { ...PHONE, colorScheme: 'dark' }],
  ['uk', PHONE],
] as const) {
  test(`the link of an e-mail in ${locale} ends its kind without a sign-in, and the settings switch it on again`, async ({
    openBrowser,
  }, testInfo) => {
    const { bell, notifications, preferences } = serverMessages[locale];
    const kind = preferences['event.invited'];
    const market = await prepareMarket(1);
    await setProfileLanguage(market, locale);
    await prepareTender(market);
    const [token = ''] = market.carrierTokens;
    const page = await openBrowser(browser);
    const { text } = await readMail(page, market.shipperLogin.replace('shipper.', 'carrier0.'), /\/unsubscribe\//);
    const { pathname, search } = new URL(/http\S+\/unsubscribe\/\S+/.exec(text)?.[0] ?? '');

    await page.goto(pathname + search);
    await expect(page.getByText(kind)).toBeVisible();
    await expectAccessible(page);
    await expectToFitPhone(page);
    await page.screenshot({ path: testInfo.outputPath('before.png') });
    await page.getByRole('button', { name: notifications['unsubscribe.press'] }).press('Enter');
    await expect(page.getByText(notifications['unsubscribe.done'].split('{{')[0] ?? '')).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expectAccessible(page);
    await page.screenshot({ path: testInfo.outputPath('after.png') });

    const settings = (await page.getByRole('link', { name: bell.settings }).getAttribute('href')) ?? '';
    await enter(page, 'carrier', token, new URL(settings).pathname);
    const byMail = page.getByRole('checkbox', { name: `${kind}: ${preferences['channel.email']}` });
    await expect(byMail).not.toBeChecked();
    await byMail.press('Space');
    await expect(byMail).toBeChecked();
    await page.reload();
    await expect(byMail).toBeChecked();
    await expectAccessible(page);
    await expectToFitPhone(page);
    await page.screenshot({ path: testInfo.outputPath('settings.png'), fullPage: true });
  });
}
