import { LOCALES } from '../../../packages/domain/src/languages/choose-locale';
import { expectToFitPhone } from '../axe';
import { keepToken, prepareMarket, prepareTender, setProfileLanguage } from '../market';
import { PHONE } from '../people';
import { expect, test } from '../story';

const SHIPPER = 'Придніпровська виробничо-комерційна компанія «Полісся та Поділля»';

test('the header of a tender on a phone cuts neither its number nor its shipper, and a price per kilometre takes one line', async ({
  openBrowser,
}) => {
  const market = await prepareMarket(1);
  const tender = await prepareTender(market);
  const [token = ''] = market.carrierTokens;
  for (const locale of LOCALES) {
    await setProfileLanguage(market, locale);
    const page = await openBrowser({ ...PHONE, locale });
    await keepToken(page, 'carrier', token);
    await page.route(new RegExp(`/api/carrier/v1/loads/${tender}$`), async (route) => {
      const answer = await route.fetch();
      const { data } = (await answer.json()) as { data: object };
      const own = { amount: 12_345_600, currency: 'EUR' };
      const shown = {
        ...data,
        number: 'TL-123456',
        status_id: 'awaiting_confirmation',
        shipper: { name: SHIPPER, country_id: 'ua' },
        own_bid: { id: 1, price: own, comparable: own, placed_at: new Date().toISOString(), valid_until: null },
      };
      await route.fulfill({ response: answer, json: { data: shown } });
    });
    await page.goto(`/carrier/loads/${tender}`);
    const header = page.locator('main header');
    await expect(header.getByText(SHIPPER)).toBeVisible();
    const cut = await header.evaluate((element) =>
      [...element.querySelectorAll('h1, p')]
        .filter(
          ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
            scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 2,
        )
        .map(({ textContent }) => textContent),
    );
    expect(cut, locale).toEqual([]);
    await expect(header.getByText('TL-123456')).toBeVisible();
    const rate = await page
      .getByText(/\/\s(km|км)$/)
      .first()
      .boundingBox();
    expect(rate?.height, locale).toBeLessThan(28);
    await expectToFitPhone(page);
  }
});
