import type { Page } from '@playwright/test';
import { en } from '../../../packages/messages/src/languages/en';
import { kk } from '../../../packages/messages/src/languages/kk';
import { ru } from '../../../packages/messages/src/languages/ru';
import { uk } from '../../../packages/messages/src/languages/uk';
import { carriersFile } from '../network/carriers-file';
import { enter, prepareDraft, prepareMarket, setProfileLanguage } from '../market';
import { newLogin } from '../people';
import { expect, test, type OpenBrowser } from '../story';

const CATALOGUE = {
  en: {
    problem: 'There was a problem in these places.',
    notInterested: 'No carriers interested: change the search parameters or edit the order.',
    notConnected: 'Unable to connect account.',
    noCarrier: 'Carrier not found',
    nothing: 'Nothing found',
    noCode: /No code received\?.*[Rr]esend it.*Check the spam folder\./,
  },
  uk: {
    problem: 'У цих місцях виникла проблема.',
    notInterested: 'Зацікавлених перевізників немає: змініть параметри пошуку або відредагуйте замовлення.',
    notConnected: 'Не вдалося під’єднати обліковий запис.',
    noCarrier: 'Перевізника не знайдено',
    nothing: 'Нічого не знайдено',
    noCode: /Не отримали код\?.*Надіслати ще раз.*Перевірте теку зі спамом\./,
  },
  kk: {
    problem: 'Мына жерлерде мәселе туындады.',
    notInterested: 'Қызығушылық танытқан тасымалдаушы жоқ: іздеу параметрлерін өзгертіңіз немесе тапсырысты өңдеңіз.',
    notConnected: 'Аккаунтты қосу мүмкін болмады.',
    noCarrier: 'Тасымалдаушы табылмады',
    nothing: 'Ештеңе табылмады',
    noCode: /Код келмеді ме\?.*Қайта жіберуге болады.*Спам қалтасын тексеріңіз\./,
  },
  ru: {
    problem: 'В этих местах возникла проблема.',
    notInterested: 'Заинтересованных перевозчиков нет: измените параметры поиска или отредактируйте заказ.',
    notConnected: 'Не удалось подключить аккаунт.',
    noCarrier: 'Перевозчик не найден',
    nothing: 'Ничего не найдено',
    noCode: /Не пришёл код\?.*Отправить ещё раз.*Проверьте папку со спамом\./,
  },
} as const;
const languages = { en, uk, kk, ru };
const LOCALES = ['en', 'uk', 'kk', 'ru'] as const;
type Locale = (typeof LOCALES)[number];

const main = (page: Page) => page.getByRole('main');

async function offerTelegram(page: Page): Promise<void> {
  const telegram = { is_offered: true, is_linked: false, name: null };
  await page.route('**/profile/notifications', async (route) => {
    const answer = await route.fetch();
    const { data } = (await answer.json()) as { data: object };
    await route.fulfill({ response: answer, json: { data: { ...data, telegram } } });
  });
  await page.route('**/profile/telegram', (route) =>
    route.fulfill({ status: 503, json: { code: 'server.failed', message: '', errors: {}, params: {} } }),
  );
}

async function suggestNobody(page: Page): Promise<void> {
  await page.route('**/api/shipper/v1/carriers/suggested?**', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), data: [] } });
  });
}

async function readMessages(
  openBrowser: OpenBrowser,
  market: Awaited<ReturnType<typeof prepareMarket>>,
  draft: number,
  locale: Locale,
): Promise<void> {
  const words = CATALOGUE[locale];
  const texts = languages[locale];
  await setProfileLanguage(market, locale);
  const page = await openBrowser({ locale });
  await offerTelegram(page);
  await suggestNobody(page);

  await enter(page, 'shipper', market.shipperToken, '/carriers/999999999');
  await expect(page.getByRole('heading', { name: words.noCarrier })).toBeVisible();
  await page.goto('/carriers?search=nobody-has-this-name');
  await expect(main(page).getByText(words.nothing)).toBeVisible();
  await page.goto(`/carriers/suggested?load=${draft}`);
  await expect(main(page).getByText(words.notInterested)).toBeVisible();
  await page.goto('/account/notifications');
  await page.getByRole('button', { name: texts.preferences['telegram.link'] }).click();
  await expect(main(page).getByRole('alert')).toContainText(words.notConnected);
  await page.goto('/carriers/import');
  await page.locator('input[type=file]').setInputFiles(carriersFile());
  await page.getByRole('button', { name: texts.imports.check, exact: true }).click();
  await expect(main(page).getByText(words.problem)).toBeVisible();
}

test('each page shows its messages of the error catalogue in every language', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  const draft = await prepareDraft(market);
  for (const locale of LOCALES) await readMessages(openBrowser, market, draft, locale);
});

for (const locale of LOCALES)
  test(`the page of the code says how to resend it and to check the spam folder, in ${locale}`, async ({
    openBrowser,
  }) => {
    const page = await openBrowser({ locale });
    await page.route('**/installation', async (route) => {
      const answer = await route.fetch();
      const { data } = (await answer.json()) as { data: object };
      await route.fulfill({ response: answer, json: { data: { ...data, has_mailbox: false } } });
    });
    await page.goto('/');
    await page.getByLabel(languages[locale].auth['sign_in.login']).fill(newLogin('spam'));
    await page.keyboard.press('Enter');
    await expect(main(page)).toContainText(CATALOGUE[locale].noCode);
  });
