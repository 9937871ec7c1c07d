import { LOCALES, type Locale } from '@tenderlane/contract';
import type { HelpArticleName } from '@tenderlane/contract/help/articles';
import { expect, it } from 'vitest';
import { searchArticles } from './search-articles';

type Questions = readonly (readonly [question: string, answer: HelpArticleName])[];

const QUESTIONS: Record<Locale, Questions> = {
  en: [
    ['the code does not arrive on my phone', 'signing-in'],
    ['is there a password', 'signing-in'],
    ['give a colleague permission to pick winners', 'company-and-roles'],
    ['make my boss the owner of the account', 'company-and-roles'],
    ['add hauliers from an excel sheet', 'inviting-carriers'],
    ['can I change the date after publishing', 'how-tenders-work'],
    ['take back my bid', 'bids-and-ranks'],
    ['why was my bid rejected', 'bids-and-ranks'],
    ['winner does not answer, what now', 'choosing-a-winner'],
    ['net or gross price with vat', 'money-terms'],
    ['what is a book-now price', 'money-terms'],
    ['do other carriers see my company name', 'what-competitors-see'],
    ['fine for cancelling an order', 'penalties'],
    ['which insurance papers must I upload', 'carrier-packet'],
    ['my rating is wrong', 'carrier-figures'],
    ['opening hours of a warehouse', 'facilities'],
    ['assign driver and truck', 'working-as-carrier'],
    ['too many emails, turn off', 'chat-and-notifications'],
    ['page not found', 'errors-and-support'],
    ['export tenders to excel', 'dashboard-and-lists'],
  ],
  uk: [
    ['не приходить смс з кодом', 'signing-in'],
    ['як зайти без пароля', 'signing-in'],
    ['дати колезі право обирати переможця', 'company-and-roles'],
    ['хто бачить банківські реквізити', 'company-and-roles'],
    ['завантажити перевізників з файлу екселя', 'inviting-carriers'],
    ['чи можна змінити дату після публікації', 'how-tenders-work'],
    ['забрати свою ставку назад', 'bids-and-ranks'],
    ['чому моя ставка не пройшла', 'bids-and-ranks'],
    ['перевізник виграв і не відповідає', 'choosing-a-winner'],
    ['ціна з пдв чи без', 'money-terms'],
    ['скільки днів чекати оплату', 'money-terms'],
    ['чи бачать конкуренти мою ціну', 'what-competitors-see'],
    ['штраф за зрив рейсу', 'penalties'],
    ['яку страховку треба додати', 'carrier-packet'],
    ['звідки береться мій рейтинг', 'carrier-figures'],
    ['години роботи складу', 'facilities'],
    ['куди вписати водія і номер вантажівки', 'working-as-carrier'],
    ['забагато листів як вимкнути', 'chat-and-notifications'],
    ['сторінку не знайдено', 'errors-and-support'],
    ['вивантажити тендери в таблицю', 'dashboard-and-lists'],
  ],
  kk: [
    ['код телефонға келмейді', 'signing-in'],
    ['құпиясөзсіз қалай кіремін', 'signing-in'],
    ['әріптеске жеңімпаз таңдау құқығын беру', 'company-and-roles'],
    ['банк деректемелерін кім көреді', 'company-and-roles'],
    ['тасымалдаушыларды файлдан қосу', 'inviting-carriers'],
    ['жариялаған соң күнді өзгертуге бола ма', 'how-tenders-work'],
    ['ұсынысымды қайтарып алғым келеді', 'bids-and-ranks'],
    ['менің бағам неге қабылданбады', 'bids-and-ranks'],
    ['жеңімпаз жауап бермейді', 'choosing-a-winner'],
    ['баға ҚҚС-пен бе әлде ҚҚС-сыз ба', 'money-terms'],
    ['төлемді қанша күн күтемін', 'money-terms'],
    ['бәсекелестер менің бағамды көре ме', 'what-competitors-see'],
    ['тапсырыстан бас тартса айыппұл бар ма', 'penalties'],
    ['қандай сақтандыру құжаты керек', 'carrier-packet'],
    ['менің рейтингім қайдан шығады', 'carrier-figures'],
    ['қойманың жұмыс уақыты', 'facilities'],
    ['жүргізуші мен көлік нөмірін қайда жазамын', 'working-as-carrier'],
    ['хат көп келеді қалай өшіремін', 'chat-and-notifications'],
    ['бет табылмады', 'errors-and-support'],
    ['тендерлерді кестеге шығару', 'dashboard-and-lists'],
  ],
  ru: [
    ['не приходит код на телефон', 'signing-in'],
    ['как войти без пароля', 'signing-in'],
    ['дать коллеге право выбирать победителя', 'company-and-roles'],
    ['кто видит банковские реквизиты', 'company-and-roles'],
    ['загрузить перевозчиков из файла эксель', 'inviting-carriers'],
    ['можно ли поменять дату после публикации', 'how-tenders-work'],
    ['хочу забрать ставку обратно', 'bids-and-ranks'],
    ['почему мою ставку не приняли', 'bids-and-ranks'],
    ['победитель молчит', 'choosing-a-winner'],
    ['цена с ндс или без', 'money-terms'],
    ['через сколько дней заплатят', 'money-terms'],
    ['видят ли конкуренты мою цену', 'what-competitors-see'],
    ['штраф за срыв рейса', 'penalties'],
    ['какая нужна страховка', 'carrier-packet'],
    ['откуда берётся мой рейтинг', 'carrier-figures'],
    ['часы работы склада', 'facilities'],
    ['куда вписать водителя и номер машины', 'working-as-carrier'],
    ['слишком много писем как отключить', 'chat-and-notifications'],
    ['страница не найдена', 'errors-and-support'],
    ['выгрузить тендеры в таблицу', 'dashboard-and-lists'],
  ],
};

const BEST = 3;
const LEAST_FOUND = 18;

it.each(LOCALES)('18 of 20 questions in %s find their article among the first three', async (locale) => {
  const missed: string[] = [];
  for (const [question, answer] of QUESTIONS[locale]) {
    const names = (await searchArticles(question, locale)).map(({ name }) => name as string);
    if (!names.slice(0, BEST).includes(answer)) missed.push(`${question}: ${names.indexOf(answer) + 1} of ${answer}`);
  }
  expect(QUESTIONS[locale]).toHaveLength(20);
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(QUESTIONS[locale].length - LEAST_FOUND);
});
