import { describe, expect, it } from 'vitest';
import { consignee as enConsignee } from './consignee/en';
import { consignee as kkConsignee } from './consignee/kk';
import { consignee as ruConsignee } from './consignee/ru';
import { consignee as ukConsignee } from './consignee/uk';
import { driver as enDriver } from './driver/en';
import { driver as kkDriver } from './driver/kk';
import { driver as ruDriver } from './driver/ru';
import { driver as ukDriver } from './driver/uk';
import { helpArticles as enHelp } from './help/articles/en';
import { helpArticles as kkHelp } from './help/articles/kk';
import { helpArticles as ruHelp } from './help/articles/ru';
import { helpArticles as ukHelp } from './help/articles/uk';
import { legal as enLegal } from './legal/en';
import { legal as kkLegal } from './legal/kk';
import { legal as ruLegal } from './legal/ru';
import { legal as ukLegal } from './legal/uk';
import { serverMessages } from './server';

const pages = {
  en: { consignee: enConsignee, driver: enDriver, helpArticles: enHelp, legal: enLegal },
  uk: { consignee: ukConsignee, driver: ukDriver, helpArticles: ukHelp, legal: ukLegal },
  kk: { consignee: kkConsignee, driver: kkDriver, helpArticles: kkHelp, legal: kkLegal },
  ru: { consignee: ruConsignee, driver: ruDriver, helpArticles: ruHelp, legal: ruLegal },
};

type Tree = { readonly [key: string]: string | Tree };
type Language = keyof typeof serverMessages;

const flatten = (tree: Tree, prefix = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flatten(value, `${prefix}${key}/`),
  );

const textsOf = (language: Language) => flatten({ ...serverMessages[language], ...pages[language] });

/** Words to avoid in each language, because another term is used for the same thing. */
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
    ['a truck, not a vehicle or lorry', /\b(vehicles?|lorry|lorries)\b/i],
    ['bidding, not an auction', /\bauctions?\b/i],
    ['approve, not authorise or sign off', /\bauthori[sz]e|\bsign(ed)?[ -]off\b/i],
    ['a limit, not a guardrail or threshold', /\b(guardrails?|thresholds?|ceiling)\b/i],
    ['a route, not a way or an itinerary', /^the way$|itinerar/i],
    ['provisional, not preliminary or tentative', /\b(preliminary|tentative)\b/i],
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
    ['торги, а не приймання чи прийом ставок', /прийом|приймання ставок/iu],
    ['паливо, а не пальне', /пальн/iu],
    ['оберіть, а не виберіть', /(?<!\p{L})вибер/iu],
    ['часткове завантаження (LTL)', /збірн/iu],
    ['ціна — стільки ж', /^так само$/iu],
    ['дізнаються причину, а про новий час повідомляють', /дізна\p{L}+ нов/iu],
    ['надто далеко', /задалеко/iu],
    ['зміна з часом', /(?<!\p{L})[ву] часі(?!\p{L})/iu],
    ['відносно ставки', /(?<!\p{L})проти(?!\p{L})/iu],
    [
      'вантажівка; транспорт — лише поруч із напрямками',
      /(?<!напрямки й )транспорт|(?<!\p{L})авто(парк\p{L}*)?(?!\p{L})|(?<!\p{L})машин(?!обуд)/iu,
    ],
    ['погодити, а не схвалити чи затвердити', /схвал|затвердж|затвердит/iu],
    ['опитувальник, а не запитальник', /запитальник/iu],
    ['подовжити торги; продовжують те, що перервано', /торги продовж|продовжує час/iu],
    ['межа; ліміт — лише в тарифі', /(?<!перевищили )ліміт|поріг(?!\p{L})|порог/iu],
    ['маршрут, а не шлях', /^шлях$/iu],
    ['попередня ставка ще не діє; зроблена до неї — раніша', /^попередні ставки$|за попередню ставку/iu],
  ],
  kk: [
    ['есептік жазбадан шығу: жай «шығу» қосымшадан кетеді', /^шығу$/iu],
    ['ұсыныс, «ставка» емес', /ставка/iu],
    ['бастапқы және мақсатты баға', /(бастапқы|мақсатты) (мөлшерлеме|ставка)/iu],
    ['ҚҚС мөлшерлемесі', /ҚҚС (пайызы|ставкасы)/iu],
    ['ҚҚС салынбайды', /ҚҚС жоқ|(?<!ҚҚС )салынбайды/iu],
    ['Сіз', /(?<!\p{L})сіз(?!дер)/u],
    ['мақұлдау, «келісу» не «бекіту» емес', /(?<!\p{L})(келісу|бекіту|бекітеді)/iu],
    ['нүкте, аялдама емес', /аялдама/iu],
    ['паллет', /палет/iu],
    ['жүк орны', /орын саны|\{\{count, number\}\} орын(?!\p{L})/iu],
    ['жүк иесі', /жөнелтуші/iu],
    ['жартылай тиеу (LTL)', /жинақ жүк/iu],
    ['бағдар медианасы', /бағыт медиана/iu],
    [
      'жүк көлігі; жай «көлік» — бағдарлармен бірге ғана',
      /(?<!жүк |бағдарлар мен |бағдарлары мен |\p{L})көлі[кг]|автопарк/iu,
    ],
    ['сауда', /сауда-сат|баға ұсыну (аяқтал|бірден|жүріп)|(ұсыныстар(ын|ды)?|баға) қабылдау аяқтал/iu],
    ['шек', /лимит|межа/iu],
    ['бағыт, «маршрут» емес', /маршрут/iu],
    ['алдын ала ұсыныс', /алдын ала (?!ұсыныс|қарау)/iu],
    ['қолжеткізу сұрауы', /рұқсат (сұра|туралы)/iu],
    // A case ending after a number depends on how the number is read; the word before or after it takes the ending.
    ['санға жалғау жалғанбайды', /таңбаның \{\{|\{\{(limit|minutes|seconds|later|time)\}\} (асса|кейін)/iu],
    [
      'санның соңында қосымша болмайды',
      /\}\}(-?([дтн][ае]н|[гқғк][ае]|[дт][ае]|[дтн][ыі]ң?|с?[ыі])| [мбп]ен)(?!\p{L})/iu,
    ],
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
    ['со временем', /(?<!\p{L})во времени(?!\p{L})/iu],
    [
      'грузовик; транспорт — только рядом с направлениями',
      /(?<!направления и )транспорт|автопарк|(?<!\p{L})машин(?!остро)/iu,
    ],
    ['торги, а не приём ставок', /при[её]м ставок/iu],
    ['согласовать, а не одобрить или утвердить', /одобр|утвержден|утверждён|утверждает оператор/iu],
    ['предел; лимит — только в тарифе', /(?<!превысили )лимит|(?<!\p{L})порог/iu],
    ['маршрут, а не путь', /^путь$/iu],
    ['предварительная ставка', /(временн|условн)\p{L}+ ставк/iu],
  ],
};

describe.each(Object.entries(NOT_SAID) as [Language, [string, RegExp][]][])(
  'one word for one thing in %s',
  (language, rules) => {
    const texts = textsOf(language);

    it.each(rules)('%s', (_word, notSaid) => {
      expect(texts.filter(([, text]) => notSaid.test(text))).toEqual([]);
    });
  },
);

it('the count of typed characters in Kazakh needs no case ending', () => {
  expect(serverMessages.kk.loadEdit['notes.count']).toBe('{{used}} / {{max}} таңба');
});

it.each(Object.keys(pages) as Language[])('the body type has one name in lists and exports in %s', (language) => {
  const { exportTexts, loadEdit, loads, loadsList } = serverMessages[language];
  const body = loadEdit['truck.body'];
  expect([exportTexts.truck, loadsList['column.truck'], loads['cargo.truck'], loads['filter.truck_body']]).toEqual([
    body,
    body,
    body,
    body,
  ]);
});

it.each(Object.keys(pages) as Language[])('every export has one name in %s', (language) => {
  const names = textsOf(language).filter(([key]) => /^\w+\/export$/.test(key));
  expect(names.length).toBeGreaterThan(3);
  expect(new Set(names.map(([, text]) => text)).size).toBe(1);
});

it.each(['uk', 'ru'] as const)('a counted noun has its plural forms in %s', (language) => {
  const counted = /\{\{(count|done|total)(, number)?\}\} \p{Ll}{3,}/u;
  const single = textsOf(language).filter(([key]) => !/_(one|few|many|other)$/.test(key));
  expect(single.filter(([, text]) => counted.test(text))).toEqual([]);
});
