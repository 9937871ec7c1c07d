import { describe, expect, it } from 'vitest';
import { help as enHelp } from './help/en';
import { help as kkHelp } from './help/kk';
import { help as ruHelp } from './help/ru';
import { help as ukHelp } from './help/uk';
import { serverMessages } from './server';

const help = { en: enHelp, uk: ukHelp, kk: kkHelp, ru: ruHelp };

type Tree = { readonly [key: string]: string | Tree };
type Language = keyof typeof serverMessages;

const flatten = (tree: Tree, prefix = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flatten(value, `${prefix}${key}/`),
  );

/** Words that the texts of each language avoid, because another word is used for the same thing. */
const NOT_SAID: Record<Language, [string, RegExp][]> = {
  en: [
    ['log out, not exit or sign out', /\b(exit|sign(ed)? out)\b/i],
    ['packages, not pieces or parcels', /\b(pieces|parcels?)\b/i],
    [
      'a carrier places a bid, not an offer',
      /\boffers (with|of|from|are|is|yet)\b|\b(no|your|best|new|first|an|all) offers?\b/i,
    ],
    ['a starting and a target rate, not a price', /\b(starting|target) price\b/i],
    ['a VAT rate', /\bVAT (percentage|percent)\b/i],
  ],
  uk: [
    ['вийти з облікового запису: сам «вихід» покидає застосунок', /^вийти$|(?<!\p{L})вихід(?!\p{L})/iu],
    ['ставка, а не пропозиція', /пропозиці/iu],
    ['стартова й цільова ставка, а не ціна', /(стартов|цільов)\p{L}+ цін/iu],
    ['ставка ПДВ', /(відсоток|розмір) ПДВ/iu],
    ['не оподатковується ПДВ', /ПДВ немає|не оподатковується(?! ПДВ)/iu],
    ['дн.', /(?<!\p{L})д(?!\p{L})(?!’)/u],
    ['тендеру, а не тендера', /тендера(?!\p{L})/iu],
    ['точка, а не зупинка', /зупинк|зупинок/iu],
    ['місця, а не упаковки', /упаков|паковань/iu],
    ['вантажовласник, а не замовник чи відправник вантажу', /замовник|вантажовідправник/iu],
    ['строк дії, а не термін', /(?<!\p{L})термін(?!ал)/iu],
    ['приймання ставок, а не прийом', /прийом/iu],
    ['паливо, а не пальне', /пальн/iu],
    ['оберіть, а не виберіть', /(?<!\p{L})вибер/iu],
    ['часткове завантаження (LTL)', /збірн/iu],
  ],
  kk: [
    ['есептік жазбадан шығу: жай «шығу» қосымшадан кетеді', /^шығу$/iu],
    ['ұсыныс, «ставка» емес', /ставка/iu],
    ['бастапқы және мақсатты баға', /(бастапқы|мақсатты) (мөлшерлеме|ставка)/iu],
    ['ҚҚС мөлшерлемесі', /ҚҚС (пайызы|ставкасы)/iu],
    ['ҚҚС салынбайды', /ҚҚС жоқ|(?<!ҚҚС )салынбайды/iu],
    ['Сіз', /(?<!\p{L})сіз(?!дер)/u],
    ['мақұлдау, «келісу» емес', /(?<!\p{L})келісу/iu],
    ['нүкте, аялдама емес', /аялдама/iu],
    ['паллет', /палет/iu],
    ['жүк орны', /орын саны|\{\{count, number\}\} орын(?!\p{L})/iu],
    ['жүк иесі', /жөнелтуші/iu],
    ['жартылай тиеу (LTL)', /жинақ жүк/iu],
    ['бағдар медианасы', /бағыт медиана/iu],
    // A case ending after a number depends on how the number is read; the word before or after it takes the ending.
    ['санға жалғау жалғанбайды', /таңбаның \{\{|\{\{(limit|minutes|seconds|later|time)\}\} (асса|кейін)/iu],
  ],
  ru: [
    ['выйти из учётной записи: сам «выход» покидает приложение', /^выйти$|(?<!\p{L})выход(?!\p{L})/iu],
    ['ставка, а не предложение', /предложени/iu],
    ['стартовая и целевая ставка, а не цена', /(стартов|целев)\p{L}+ цен/iu],
    ['ставка НДС', /(процент|размер) НДС/iu],
    ['не облагается НДС', /НДС нет|не облагается(?! НДС)/iu],
    ['дн.', /(?<!\p{L})д(?!\p{L})/u],
    ['точка, а не остановка', /(?<!\p{L})останов(к|ок)/iu],
    ['места, а не упаковки', /упаков/iu],
    ['грузовладелец, а не заказчик или отправитель груза', /заказчик|грузоотправител/iu],
    ['частичная загрузка (LTL)', /сборн/iu],
  ],
};

describe.each(Object.entries(NOT_SAID) as [Language, [string, RegExp][]][])(
  'one word for one thing in %s',
  (language, rules) => {
    const texts = flatten({ ...serverMessages[language], help: help[language] });

    it.each(rules)('%s', (_word, notSaid) => {
      expect(texts.filter(([, text]) => notSaid.test(text))).toEqual([]);
    });
  },
);

it('counts typed characters in an order that needs no ending', () => {
  expect(serverMessages.kk.loadEdit['notes.count']).toBe('{{used}} / {{max}} таңба');
});
