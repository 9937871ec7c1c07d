import { describe, expect, it } from 'vitest';
import type { Template } from '../../../platform/notices/templates';
import { LOCALES, type Locale } from '@tenderlane/contract';
import { serverMessages } from '@tenderlane/messages/server';
import { fitSms, fitsTwoParts } from './sms-text';
import { joinTitle } from './title';
import { write, type Texts } from '../../../platform/notices/texts';

const LINK = 'https://tenders.example.com/carrier/loads/123456?lang=uk';

describe('an SMS of two parts', () => {
  it.each([
    ['a'.repeat(305), true],
    ['a'.repeat(306), false],
    ['€'.repeat(152), true],
    ['€'.repeat(153), false],
    ['я'.repeat(134), true],
    ['я'.repeat(135), false],
    [`${'a'.repeat(133)}ń`, true],
    [`${'a'.repeat(134)}ń`, false],
    [`${'😀'.repeat(67)}`, true],
    [`${'😀'.repeat(67)}a`, false],
  ])('case %#: the longest text of two parts is known', (text, fits) => expect(fitsTwoParts(text)).toBe(fits));
});

const LONG: Record<Locale, Texts> = {
  en: {
    company: 'The Greater Northampton and District Agricultural Cooperative Society Limited Partnership Holding',
    from: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
    to: 'Newtown of Saint Boswells upon Tweed',
    day: '25 Nov',
    weight: '22 t',
  },
  uk: {
    company: 'Товариство з обмеженою відповідальністю «Дніпропетровський агрегатний завод-спеціаліст»',
    from: 'Переяслав-Хмельницький',
    to: 'Корсунь-Шевченківський',
    day: '25 лист.',
    weight: '22 т',
  },
  kk: {
    company: 'Жауапкершілігі шектеулі серіктестік «Қазақстан халықаралық жүк тасымалдау компаниясы»',
    from: 'Петропавл қаласының маңы',
    to: 'Өскемен қаласының маңы',
    day: '25 қар.',
    weight: '22 т',
  },
  ru: {
    company: 'Общество с ограниченной ответственностью «Транспортно-экспедиционное предприятие № 14»',
    from: 'Комсомольск-на-Амуре',
    to: 'Петропавловск-Камчатский',
    day: '25 нояб.',
    weight: '22 т',
  },
};

const tenderSms = (locale: Locale, template: Template) => (values: Texts) =>
  write(locale, 'tender.sms', {
    company: values['company'] ?? '',
    said: write(locale, `${template}.subject`, { ...values, load: joinTitle(values) }),
  });

const TENDER_TEMPLATES = Object.keys(serverMessages.en.mail)
  .filter((key) => key.startsWith('tender-') && key.endsWith('.subject'))
  .map((key) => key.replace('.subject', '') as Template);

describe.each(LOCALES)('a message about a tender in %s', (locale) => {
  it.each(TENDER_TEMPLATES)('an SMS of %s has sender, cities, times and its whole link with any names', (template) => {
    const text = fitSms(tenderSms(locale, template), LONG[locale], LINK);
    expect(fitsTwoParts(text)).toBe(true);
    expect(text.endsWith(` ${LINK}`)).toBe(true);
    expect(text).toContain(LONG[locale]['day']);
    expect(text.startsWith(LONG[locale]['company']!.slice(0, 4))).toBe(true);
    expect(text).toContain(LONG[locale]['from']!.slice(0, 4));
    expect(text).toContain(LONG[locale]['to']!.slice(0, 4));
  });
});

it('a text that fits is unchanged, and a Polish one loses accents before words', () => {
  const short = { company: 'Kvarta', from: 'Gdańsk', to: 'Łódź', day: '25 Nov', weight: '22 t' };
  const write = tenderSms('en', 'tender-invited');
  expect(fitSms(write, short, LINK)).toBe(`Kvarta: Gdańsk - Łódź, 25 Nov, 22 t: new tender ${LINK}`);
  const company = 'Przedsiębiorstwo Wielobranżowe Transportu i Spedycji Międzynarodowej';
  expect(fitSms(write, { ...short, company }, LINK)).toBe(
    `Przedsiebiorstwo Wielobranzowe Transportu i Spedycji Miedzynarodowej: Gdansk - Lodz, 25 Nov, 22 t: new tender ${LINK}`,
  );
});

it('a code is never shortened', () => {
  const text = fitSms(
    (values) => write('uk', 'sign-in-code.sms', values),
    { code: '123456', minutes: '10' },
    undefined,
  );
  expect(text).toContain('123456');
});

it.each(LOCALES)('a sentence ends once after a company name with a period: %s', (locale) => {
  const texts = serverMessages[locale].mail;
  const keys = Object.keys(texts) as (keyof typeof texts)[];
  const names = new Set(keys.flatMap((key) => [...texts[key].matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name)));
  const values = Object.fromEntries([...names].map((name) => [name, 'Kvarta Sp. z o.o.']));
  expect(keys.filter((key) => write(locale, key, values).includes('o.o..'))).toEqual([]);
  expect(keys.some((key) => /\{\{\w+\}\}\./.test(texts[key]))).toBe(true);
});
