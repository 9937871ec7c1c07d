import type { carrierLink as english } from './en';
import type { SlavicTranslation } from '../translation';

export const carrierLink: SlavicTranslation<typeof english> = {
  'open.title': '{{shipper}} запитує вашу ціну',
  'open.title_order': 'Ваше замовлення від {{shipper}}',
  'open.title_invitation': '{{shipper}} запрошує вас до своїх тендерів',
  'open.invited_by': 'Запрошує {{person}}',
  'open.tenders_one': 'На вас чекає {{count, number}} відкритий тендер.',
  'open.tenders_few': 'На вас чекають {{count, number}} відкриті тендери.',
  'open.tenders_many': 'На вас чекають {{count, number}} відкритих тендерів.',
  'open.tenders_other': 'На вас чекають {{count, number}} відкритого тендеру.',
  'open.no_tenders': 'Про нові тендери ви дізнаватиметеся з повідомлень.',
  'open.bid': 'Зробити ставку',
  'open.tender': 'Відкрити тендер',
  'open.order': 'Відкрити замовлення',
  'open.look': 'Переглянути тендери',
  'open.book_now': 'Ціна миттєвого бронювання',
  'open.free': 'Участь безкоштовна, пароль не потрібен.',
  'open.over': 'Торги завершено.',
  'open.until': 'Ставки до {{time}}',
  'open.more_stops_one': 'і ще {{count, number}} точка',
  'open.more_stops_few': 'і ще {{count, number}} точки',
  'open.more_stops_many': 'і ще {{count, number}} точок',
  'open.more_stops_other': 'і ще {{count, number}} точки',
  'opened.used_title': 'За цим посиланням уже зроблено ставку',
  'opened.used_text':
    'Щоб ніхто інший її не змінив, посилання більше нічого не відкриває. Увійдіть за кодом, щоб побачити тендер {{shipper}}.',
  'opened.expired_title': 'Строк дії посилання минув',
  'opened.expired_text':
    'Посилання в повідомленні від {{shipper}} діє 72 години. Увійдіть за кодом: ваші тендери й ставки там.',
  'opened.replaced_title': 'Надійшло новіше повідомлення',
  'opened.replaced_text':
    'Відтоді {{shipper}} написав вам ще раз. Скористайтеся посиланням з останнього повідомлення або увійдіть за кодом.',
  'opened.ended_title': 'Посилання більше нічого не відкриває',
  'opened.ended_text':
    'Його відкликано, або ви попросили {{shipper}} більше не писати. Якщо ви співпрацюєте, увійдіть за кодом.',
  'opened.unknown_title': 'Такого посилання немає',
  'opened.unknown_text': 'Скопіюйте адресу з повідомлення повністю або увійдіть за кодом.',
  'first_bid.title': 'Ваша ставка',
  'first_bid.company': 'Назва вашої компанії',
  'first_bid.as_company': 'Ви робите ставку від імені {{company}}.',
  'first_bid.which': 'Від імені якої вашої компанії ставка?',
  'first_bid.at_most': 'Не вище стартової ставки {{price}}',
  'first_bid.stands': '{{company}} уже працює з {{shipper}}. Залишилася лише ціна.',
  'first_bid.join': 'Прийняти запрошення',
  'by_link.title': 'Збережіть цей кабінет',
  'by_link.text':
    'Ви прийшли за посиланням з повідомлення. Воно відкриває лише тендери відправника протягом 72 годин. Увійдіть за кодом, щоб зберегти свої ставки й бачити все.',
  'by_link.order':
    'Ви прийшли за посиланням з повідомлення. Воно відкриває лише це замовлення, щонайдовше 24 години після його завершення. Кожне повідомлення подовжує посилання на 72 години. Увійдіть за кодом, щоб бачити все.',
  'public_link.title': '{{shipper}} шукає перевізника',
  'public_link.request':
    'Разом зі ставкою {{shipper}} отримає ваш запит на співпрацю. Ставка попередня: вона врахується, щойно вас приймуть.',
  'public_link.login': 'Ваша пошта або телефон',
  'public_link.login_missing': 'Введіть адресу пошти або номер телефону.',
  'public_link.send': 'Надіслати запит і ставку {{price}}',
  'public_link.company_title': 'Хто везтиме?',
  'public_link.next': 'Далі: код для входу',
  'public_link.request_known':
    'Якщо ви ще не працюєте з {{shipper}}, разом зі ставкою ви надсилаєте запит: ставка попередня і врахується, щойно {{shipper}} вас прийме.',
  'public_link.over_title': 'Торги завершено',
  'public_link.over_text': 'Цей тендер більше не приймає ставок. Можливо, для вас відкриті інші.',
  'public_link.over_visitor_text':
    'Цей тендер більше не приймає ставок. Якщо ви зробили ставку, увійдіть за кодом: вона там, разом із результатом.',
  'public_link.unknown_text':
    'Тендер забрали, або адреса неповна. Скопіюйте її повністю чи запитайте того, хто її надіслав.',
  'stop.title_of': 'Припинити повідомлення від {{shipper}}?',
  'stop.text':
    '{{shipper}} більше не писатиме на цю адресу через Tenderlane. Коди для входу надходитимуть і далі. Якщо згодом ви приймете запрошення, повідомлення повернуться.',
  'stop.press': 'Більше не пишіть мені',
  'stop.done_title': '{{shipper}} вам більше не напише',
  'stop.done_text': 'Цю сторінку можна закрити. Коди для входу надходитимуть, коли ви їх замовите.',
};
