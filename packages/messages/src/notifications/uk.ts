import type { notifications as english } from './en';
import type { SlavicTranslation } from '../translation';

export const notifications: SlavicTranslation<typeof english> = {
  'join-asked.title': '{{person}} просить приєднати до {{company}}',
  'join-asked.text':
    '{{person}} ({{login}}) вказує реєстраційний номер {{company}} і просить дати змогу працювати в ній. Якщо ви знаєте цю людину, запросіть {{login}} як колегу та оберіть роль. Якщо ні, нічого не робіть: без вашого запрошення ніхто не потрапить до компанії.',
  'legal-id-contested.title': 'Оскаржено реєстраційний номер: {{number}}',
  'legal-id-contested.text':
    '{{person}} ({{login}}) стверджує, що реєстраційний номер {{number}}, який ви підтвердили за {{company}}, належить {{name}}.',
  'carrier-requested.title': '{{carrier}} просить надати доступ до ваших тендерів',
  'carrier-requested.text':
    '{{carrier}} ({{requested}}) просить надати доступ до ваших тендерів. Погодьтеся або відхиліть запит.',
  'carrier-accepted.title': '{{carrier}}: запрошення прийнято',
  'carrier-accepted.text': 'Перевізник {{carrier}} тепер у вашій мережі й бачить призначені йому тендери.',
  'carrier-approved.title': '{{company}}: доступ надано',
  'carrier-approved.text': '{{company}} схвалює ваш запит. Тендери цієї компанії для вас відкриті.',
  'carrier-declined.title': '{{company}}: запит відхилено',
  'carrier-declined.text': '{{company}} відхиляє ваш запит на доступ.',
  'carrier-suspended.title': '{{company}} призупиняє роботу з вами',
  'carrier-suspended.text':
    '{{company}} призупиняє роботу з вами. Доки її не відновлено, ваші ставки в тендерах цієї компанії не враховуються.',
  'carrier-resumed.title': '{{company}} відновлює роботу з вами',
  'carrier-resumed.text': '{{company}} відновлює роботу з вами. Тендери цієї компанії знову для вас відкриті.',
  'tender-invited.title': 'Новий тендер',
  'tender-invited.text':
    '{{company}} запрошує вас зробити ставку. Перевезення: {{tender}}. Ставки приймаються до {{at}}.',
  'tender-outbid.title': 'Вашу ставку перебито',
  'tender-outbid.text':
    'Інший перевізник пропонує меншу ціну. Перевезення: {{tender}}. Поліпшити ставку можна до {{at}}.',
  'tender-extended.title': 'Час тендеру продовжено',
  'tender-extended.text': '{{company}} продовжує час тендеру {{tender}}. Тепер ставки приймаються до {{at}}.',
  'tender-extended-clock.title': 'Час тендеру продовжено',
  'tender-extended-clock.text': 'Тепер ставки в тендері {{tender}} приймаються до {{at}}.',
  'tender-leader-withdrew.title': 'Найкращу ставку відкликано',
  'tender-leader-withdrew.text': 'Лідер тендеру {{tender}} відкликав свою ставку. Ставки приймаються до {{at}}.',
  'tender-changed.title': 'Умови тендеру змінено',
  'tender-changed.text':
    '{{company}} змінює умови тендеру {{tender}}. Перегляньте їх: зроблена раніше ставка враховується лише після вашого підтвердження. Ставки приймаються до {{at}}.',
  'tender-reopened.title': 'Тендер знову відкрито',
  'tender-reopened.text': '{{company}} знову відкриває тендер {{tender}}. Ставки приймаються до {{at}}.',
  'tender-resumed.title': 'Тендер триває',
  'tender-resumed.text': 'Тендер {{tender}} триває. Ставки приймаються до {{at}}.',
  'tender-won.title': 'Ви перемогли, підтвердьте',
  'tender-won.text':
    '{{company}} обирає вас. Перевезення: {{tender}}. Підтвердьте до {{at}}, інакше його може отримати інший перевізник.',
  'tender-lost.title': 'Обрано іншого перевізника',
  'tender-lost.text': 'У тендері {{tender}} обрано іншого перевізника.',
  'tender-not-awarded.title': 'Тендер закінчився без переможця',
  'tender-not-awarded.text':
    '{{company}} завершує тендер {{tender}} без вибору перевізника. Ваша ставка більше не зобов’язує.',
  'tender-lapsed.title': 'Ви не підтвердили вчасно',
  'tender-lapsed.text': 'Час на підтвердження перевезення {{tender}} минув. Вашу участь у ньому завершено.',
  'tender-released.title': 'Вибір переможця скасовано',
  'tender-released.text': '{{company}} скасовує вибір переможця тендеру {{tender}}.',
  'tender-canceled.title': 'Тендер скасовано',
  'tender-canceled.text': '{{company}} скасовує тендер {{tender}}. Ставки більше не зобов’язують.',
  'tender-confirmed.title': 'Ви підтвердили',
  'tender-confirmed.text':
    'Ви підтвердили перевезення {{tender}} компанії {{company}}. Контакти вантажовласника — на його сторінці.',
  'tender-bid-expired.title': 'Строк вашої ставки минув',
  'tender-bid-expired.text':
    'Строк дії вашої ставки в тендері {{tender}} минув, тож вона більше не враховується. Поки триває приймання ставок, можна зробити нову.',
  'order-canceled.title': 'Перевезення скасовано в дорозі',
  'order-canceled.text': '{{company}} скасовує перевезення {{tender}}, яке вже в дорозі.',
  'order-loading-late.title': 'Завантаження не почалося',
  'order-loading-late.text':
    'Час завантаження {{tender}} минув понад добу тому, а завантаження не почалося. Зв’яжіться з {{company}}.',
  'order-not-delivered.title': 'Замовлення вважається недоставленим',
  'order-not-delivered.text': '{{company}} повідомляє, що перевезення {{tender}} не виконано як домовлено.',
  'order-resolved.title': 'Замовлення визнано доставленим',
  'order-resolved.text': '{{company}} визнає, що вантаж {{tender}} доставлено.',
  'load-publication-failed.title': 'Тендер не опубліковано',
  'load-publication-failed.text':
    'Тендер {{tender}} не опубліковано у визначений час, бо не все заповнено. Він залишається чернеткою.',
  'load-tender-over.title': 'Оберіть переможця',
  'load-tender-over.text': 'Приймання ставок завершено: {{tender}}. Оберіть переможця до {{at}}.',
  'load-did-not-take-place.title': 'Тендер не відбувся',
  'load-did-not-take-place.text':
    'Тендер {{tender}} завершився без переможця. Його можна опублікувати знову або підняти ціну.',
  'load-approval-requested.title': 'Вибір переможця потребує вашого погодження',
  'load-approval-requested.text':
    'Ваш колега обрав перевізника: {{tender}}. Вибір потребує вашого погодження протягом 24 годин.',
  'load-approved.title': 'Вибір погоджено',
  'load-approved.text': 'Вибір перевізника {{carrier}} погоджено: {{tender}}. Перевізника попросили підтвердити.',
  'load-disapproved.title': 'Вибір не погоджено',
  'load-disapproved.text': 'Вибір перевізника {{carrier}} не погоджено: {{tender}}.',
  'load-selected.title': 'Переможця обрано',
  'load-selected.text': 'Переможець тендеру {{tender}} — {{carrier}}. Підтвердження очікуємо до {{at}}.',
  'load-confirmed.title': 'Перевізник підтвердив',
  'load-confirmed.text': '{{carrier}} підтверджує перевезення {{tender}}. Далі — документи й транспорт.',
  'load-refused.title': 'Перевізник відмовився',
  'load-refused.text': 'Перевізник {{carrier}} виграв тендер {{tender}}, але відмовився від нього.',
  'load-lapsed.title': 'Перевізник не підтвердив вчасно',
  'load-lapsed.text': 'Перевізник {{carrier}} виграв тендер {{tender}}, але не підтвердив його вчасно.',
  'load-carrier-canceled.title': 'Перевізник повернув замовлення',
  'load-carrier-canceled.text':
    'Перевізник {{carrier}} скасував замовлення {{tender}} після підтвердження. Оберіть іншого або опублікуйте тендер знову.',
  'load-carrier-canceled-under-way.title': 'Перевізник скасував перевезення в дорозі',
  'load-carrier-canceled-under-way.text':
    '{{carrier}} скасовує перевезення {{tender}}, яке вже в дорозі. Замовлення вважається недоставленим.',
  'load-loading-late.title': 'Завантаження не почалося',
  'load-loading-late.text':
    'Час завантаження {{tender}} минув понад добу тому, а завантаження не почалося. Зв’яжіться з {{carrier}}, позначте завантаження або відпустіть переможця.',
  'tender-ending.title': 'Тендер скоро закінчиться',
  'tender-ending.text': 'Ставки в тендері {{tender}} приймаються до {{at}}, а вашої ще немає.',
  'tender-confirm-soon.title': 'Очікуємо вашого підтвердження',
  'tender-confirm-soon.text':
    '{{company}} обирає вас. Перевезення: {{tender}}. Підтвердьте до {{at}}, інакше його може отримати інший перевізник.',
  'load-confirm-soon.title': 'Перевізник ще не підтвердив',
  'load-confirm-soon.text':
    'Перевізник {{carrier}} виграв тендер {{tender}}, але ще не підтвердив його. Час на підтвердження — до {{at}}.',
  'tender-reminder.title': 'Ваше нагадування',
  'tender-reminder.text': 'Ви просили нагадати про перевезення {{tender}}.',
  'load-reminder.title': 'Ваше нагадування',
  'load-reminder.text': 'Ви просили нагадати про перевезення {{tender}}.',

  'says.reason': 'Причина: {{reason}}',
  'lost.rank': 'Ваше місце: {{rank}}.',
  'lost.gap': 'Різниця з обраною ціною: {{gap}}.',
  'lost.up_to_2': 'до 2 % вище',
  'lost.from_2_to_5': 'на 2–5 % вище',
  'lost.from_5_to_10': 'на 5–10 % вище',
  'lost.over_10': 'більш ніж на 10 % вище',
  'alert.awaits_you': '{{tender}}: підтвердьте до {{at}}.',
  'alert.winner_waits': '{{tender}}: переможець ще не підтвердив. Час на підтвердження — до {{at}}.',
  'alert.more': 'Ще таких: {{count}}.',
  'alert.invitations_expired': 'Запрошення перевізників, строк яких минув за 7 днів: {{count}}.',
  'alert.overused': 'Ви перевищили ліміт, перейдіть на вищий тариф.',
  'alert.maintenance': 'Технічні роботи почнуться {{at}}: кілька хвилин сервіс буде недоступний.',
  'unsubscribe.heading': 'Листи одного виду',
  'unsubscribe.text':
    'Натисніть кнопку, і листи виду «{{kind}}» більше не надходитимуть. Те, що потребує вашої дії, надходитиме й далі.',
  'unsubscribe.press': 'Більше не надсилати',
  'unsubscribe.done': 'Готово: листів виду «{{kind}}» більше не буде. Повернути їх можна в налаштуваннях.',
  'unsubscribe.unknown': 'Таке посилання тут невідоме. Скопіюйте його з листа повністю.',
  'telegram.linked': 'Сповіщення Tenderlane тепер надходитимуть і сюди. Щоб припинити, надішліть /stop.',
  'telegram.unlinked': 'Сюди більше нічого не надходитиме. Під’єднати цей чат знову можна в налаштуваннях сповіщень.',
  'telegram.code_unknown': 'Це посилання вже не діє. Отримайте нове в налаштуваннях сповіщень.',
  'telegram.help':
    'Щоб відповісти в чаті, надішліть відповідь на його повідомлення. Щоб припинити сповіщення, надішліть /stop.',
  'telegram.not_delivered': 'Не доставлено: цей чат більше не приймає повідомлень.',
};
