import { LOCALES, type Locale } from '@tenderlane/contract';
import type { HelpArticleName } from '@tenderlane/contract/help/articles';
import { expect, it } from 'vitest';
import { searchArticles } from './search-articles';

type Questions = readonly (readonly [question: string, answer: HelpArticleName])[];

const QUESTIONS: Record<Locale, Questions> = {
  en: [
    ["didn't get the login code", 'signing-in'],
    ['page shows an error, contact support', 'errors-and-support'],
    ['give a coworker admin rights', 'company-and-roles'],
    ['change our legal adress', 'company-and-roles'],
    ['upload list of hauliers from spreadsheet', 'inviting-carriers'],
    ['invitation link not opened by carrier', 'inviting-carriers'],
    ['auction ends early or gets extended', 'how-tenders-work'],
    ['republish a load nobody bid on', 'how-tenders-work'],
    ['minimum bid step', 'bids-and-ranks'],
    ['can a carrier withdraw an offer', 'bids-and-ranks'],
    ['award the load to second cheapest', 'choosing-a-winner'],
    ['when do I have to pay the invoice, VAT', 'money-terms'],
    ['can other carriers see my price', 'what-competitors-see'],
    ['fine for cancelling after award', 'penalties'],
    ['insurance certificate expired', 'carrier-packet'],
    ['how is on time rate calculated', 'carrier-figures'],
    ['add warehouse opening hours', 'facilities'],
    ['I am a trucking company, where to start', 'working-as-carrier'],
    ['turn off email notifcations', 'chat-and-notifications'],
    ['save a filter on the orders list', 'dashboard-and-lists'],
  ],
  uk: [
    ['не приходить код для входу', 'signing-in'],
    ['відфільтрувати замовлення за статусом', 'dashboard-and-lists'],
    ['додати менеджера в компанію', 'company-and-roles'],
    ['змінити реквізити фірми', 'company-and-roles'],
    ['завантажити перевізників з Excel', 'inviting-carriers'],
    ['запросити свого перевізника', 'inviting-carriers'],
    ['створити заявку на перевезення', 'how-tenders-work'],
    ['чому торги продовжились на 5 хвилин', 'how-tenders-work'],
    ['як знизити свою ставку', 'bids-and-ranks'],
    ['чому я на третьому місці', 'bids-and-ranks'],
    ['обрати переможця вручну', 'choosing-a-winner'],
    ['відстрочка платежу ПДВ', 'money-terms'],
    ['чи бачать конкуренти мою ціну', 'what-competitors-see'],
    ['штраф за відмову від рейсу', 'penalties'],
    ['закінчився поліс страхуваня', 'carrier-packet'],
    ['залишити відгук про перевізника', 'carrier-figures'],
    ['години роботи складу', 'facilities'],
    ['я перевізник, де знайти вантаж', 'working-as-carrier'],
    ['сповіщеня в телеграм', 'chat-and-notifications'],
    ['сторінка показує помилку, куди писати', 'errors-and-support'],
  ],
  kk: [
    ['кіру коды келмейді', 'signing-in'],
    ['тізімді сүзу және сұрыптау', 'dashboard-and-lists'],
    ['жаңа қызметкер қосу', 'company-and-roles'],
    ['компания деректерін өзгерту', 'company-and-roles'],
    ['тасымалдаушыны қалай шақырамын', 'inviting-carriers'],
    ['тасымалдаушылар тізімін файлдан жүктеу', 'inviting-carriers'],
    ['тендерді қалай жариялаймын', 'how-tenders-work'],
    ['тендер уақыты неге ұзарды', 'how-tenders-work'],
    ['баға ұсынысын қайтарып алу', 'bids-and-ranks'],
    ['неге менің орным төмен', 'bids-and-ranks'],
    ['жеңімпазды кім таңдайды', 'choosing-a-winner'],
    ['ҚҚС және төлеу мерзімі', 'money-terms'],
    ['бәсекелестер бағамды көре ме', 'what-competitors-see'],
    ['тасымалдан бас тартса айыппұл қанша', 'penalties'],
    ['сақтандыру полисін қайда жүктеймін', 'carrier-packet'],
    ['тасымалдаушы рейтингі қалай есептеледі', 'carrier-figures'],
    ['қойманың жұмыс уақтын өзгерту', 'facilities'],
    ['көлігім бар, жүк қайдан табамын', 'working-as-carrier'],
    ['хабарламаларды өшіру', 'chat-and-notifications'],
    ['қолдау қызметіне жазу', 'errors-and-support'],
  ],
  ru: [
    ['код из смс не приходит', 'signing-in'],
    ['сайт выдаёт ошибку, написать в поддержку', 'errors-and-support'],
    ['добавить сотрудника с правами администратора', 'company-and-roles'],
    ['поменять название фирмы', 'company-and-roles'],
    ['пригласить перевозчика по ссылке', 'inviting-carriers'],
    ['импорт базы перевозчиков csv', 'inviting-carriers'],
    ['как запустить торги', 'how-tenders-work'],
    ['почему аукцион продлился', 'how-tenders-work'],
    ['минимальный шаг ставки', 'bids-and-ranks'],
    ['ошибся в ставке, как отменить', 'bids-and-ranks'],
    ['победитель определяется автоматически?', 'choosing-a-winner'],
    ['ставка с НДС или без', 'money-terms'],
    ['кто видит сколько я предложил', 'what-competitors-see'],
    ['неустойка за срыв рейса', 'penalties'],
    ['какие документы нужны от перевозчика', 'carrier-packet'],
    ['отзывы и рейтинг перевозчиков', 'carrier-figures'],
    ['добавить адрес погрузки склад', 'facilities'],
    ['как перевозчику получать заявки', 'working-as-carrier'],
    ['отключить уведомленя на почту', 'chat-and-notifications'],
    ['фильтр по статусу в списке', 'dashboard-and-lists'],
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
