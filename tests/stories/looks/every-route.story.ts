import type { Market } from '../../load/market';
import { listAddresses } from '../../page-addresses';
import { keepToken, prepareMarket, setProfileLanguage, signInNewcomer } from '../market';
import { expect, test, type OpenBrowser } from '../story';
import { delayAnswers } from './layout-shift';
import { lookAtPage } from './look-at-page';
import { prepareRecords } from './route-records';
import { CABINET, CARRIER, LANGUAGES, type Language } from './route-table';

type Application = 'shipper' | 'carrier';

const APPLICATIONS = [
  { application: 'shipper', base: '', visits: CABINET },
  { application: 'carrier', base: '/carrier', visits: CARRIER },
] as const;

async function preparePeople(
  application: Application,
  market: Market,
  { lang, locale }: Language,
  openBrowser: OpenBrowser,
) {
  await setProfileLanguage(market, lang);
  const [visitor, newcomer, person] = [
    await openBrowser({ locale }),
    await openBrowser({ locale }),
    await openBrowser({ locale }),
  ];
  await keepToken(newcomer, application, await signInNewcomer(application));
  const [carrierToken = ''] = market.carrierTokens;
  await keepToken(person, application, application === 'shipper' ? market.shipperToken : carrierToken);
  return { visitor, newcomer, person };
}

for (const { application, base, visits } of APPLICATIONS) {
  test(`the table of routes lists every page of the ${application}`, () => {
    expect(Object.keys(visits).toSorted()).toEqual(listAddresses(application).toSorted());
    // A page with an id is opened with a record and with an unknown id.
    const withId = Object.entries(visits).filter(([path]) => path.includes('/$'));
    expect(withId.filter(([, { id, missing }]) => !id || !missing)).toEqual([]);
  });

  for (const language of LANGUAGES) {
    test(`no page of the ${application} moves or cuts texts in ${language.lang}`, async ({ openBrowser }) => {
      const market = await prepareMarket(2);
      const records = await prepareRecords(application, market);
      const pages = await preparePeople(application, market, language, openBrowser);
      for (const page of Object.values(pages)) await delayAnswers(page);
      for (const [path, visit] of Object.entries(visits)) {
        // The profile of a newcomer has no language yet.
        const query = visit.who === 'newcomer' ? `?lang=${language.lang}` : '';
        const page = path.replace('/{-$id}', '').replace(/\$\w+/, String(records[visit.id ?? '']));
        const address = base + page + query;
        await lookAtPage(pages[visit.who], address, visit, language);
      }
      await lookAtPage(pages.person, `${base}/nothing-here`, { who: 'person' }, language);
    });
  }
}
