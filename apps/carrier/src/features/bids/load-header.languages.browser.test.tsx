import { PHONE } from '../../../../../tests/components/open-page';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openCarrier } from '../../../../../tests/components/carrier/open-carrier';
import { tender, tenderAnswers } from '../../../../../tests/components/carrier/tender-records';

const SHIPPER = 'Придніпровська виробничо-комерційна компанія «Полісся та Поділля»';
const OWN = { amount: 12_345_600, currency: 'EUR' };

const LONG = {
  ...tender,
  number: 'TL-123456',
  status_id: 'awaiting_confirmation' as const,
  shipper: { name: SHIPPER, country_id: 'ua' as const },
  own_bid: {
    id: 1,
    price: OWN,
    vat_mode: 'net',
    days_to_pay: 30,
    comparable: OWN,
    placed_at: tender.published_at!,
    valid_until: tender.latest_end_at!,
    comment: null,
    truck_plate: null,
    driver_name: null,
    offered_times: [],
    components: [],
    by_phone: false,
    receipt: null,
  },
};

test('the header of a tender on a phone shows number and shipper completely and a price per kilometre in one line', async () => {
  await openCarrier('/carrier/loads/1', tenderAnswers(LONG), PHONE);
  await expect.poll(() => document.querySelector('main header')).toBeVisible();
  const header = page.elementLocator(document.querySelector('main header')!);
  await expect.element(header.getByText(SHIPPER)).toBeVisible();
  const cut = [...header.element().querySelectorAll('h1, p')]
    .filter(
      ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
        scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 2,
    )
    .map(({ textContent }) => textContent);
  expect(cut).toEqual([]);
  await expect.element(header.getByText('TL-123456')).toBeVisible();
  const rate = page.getByText(/\/\s(km|км)$/).first();
  await expect.element(rate).toBeVisible();
  expect(rate.element().getBoundingClientRect().height).toBeLessThan(28);
  const tooWide = () =>
    [document.documentElement, ...document.querySelectorAll('main')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ tagName, scrollWidth, clientWidth }) => `${tagName}: ${scrollWidth} in ${clientWidth}`);
  await expect.poll(tooWide).toEqual([]);
});
