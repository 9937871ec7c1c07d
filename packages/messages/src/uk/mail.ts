import type { mail as english } from '../en/mail';
import type { SlavicTranslation } from '../translation';

export const mail: SlavicTranslation<typeof english> = {
  'sign-in-code.subject': 'Ваш код для входу в Tenderlane',
  'sign-in-code.text':
    '{{code}} — ваш код для входу в Tenderlane. Він діє один раз і протягом {{minutes}} хвилин.\n\nЯкщо ви не просили цей код, хтось помилково ввів вашу адресу. Без цього коду увійти неможливо, тому нікому його не передавайте.',
  'sign-in-code.sms': '{{code}} — ваш код Tenderlane. Нікому його не передавайте.',

  'colleague-invitation.subject': '{{person}} запрошує вас до {{company}} у Tenderlane',
  'colleague-invitation.text':
    '{{person}} запрошує вас працювати в {{company}} у Tenderlane. Роль: {{role}}.\n\nЗапрошення надіслано на {{login}} і діє до {{until}}.',
  'carrier-invitation.subject': '{{company}} запрошує вас на свої тендери',
  'carrier-invitation.text':
    '{{company}} публікує свої перевезення у Tenderlane і запрошує вас робити ставки. Участь безкоштовна.\n\nЗапрошення надіслано на {{login}} і діє до {{until}}.',
  'carrier-invitation.says': '{{person}} пише:',

  'carrier-requested.subject': '{{carrier}} просить надати доступ до ваших тендерів',
  'carrier-requested.text':
    '{{carrier}} ({{requested}}) просить надати доступ до ваших тендерів. Погодьтеся або відхиліть запит.',
  'carrier-requested.forwarded':
    'Запрошення надсилали на {{invited}}, а прийняв його {{requested}}. Перевірте, чи це одна компанія.',
  'carrier-accepted.subject': '{{carrier}}: запрошення прийнято',
  'carrier-accepted.text': 'Перевізник {{carrier}} тепер у вашій мережі й бачить призначені йому тендери.',
  'carrier-approved.subject': '{{company}}: доступ надано',
  'carrier-approved.text': '{{company}} схвалює ваш запит. Тендери цієї компанії для вас відкриті.',
  'carrier-declined.subject': '{{company}}: запит відхилено',
  'carrier-declined.text': '{{company}} відхиляє ваш запит на доступ.\n\nПричина: {{reason}}',
  'carrier-suspended.subject': '{{company}} призупиняє роботу з вами',
  'carrier-suspended.text':
    '{{company}} призупиняє роботу з вами. Доки її не відновлено, ваші ставки в тендерах цієї компанії не враховуються.\n\nПричина: {{reason}}',
  'carrier-resumed.subject': '{{company}} відновлює роботу з вами',
  'carrier-resumed.text': '{{company}} відновлює роботу з вами. Тендери цієї компанії знову для вас відкриті.',

  'tender-invited.subject': 'Новий тендер: {{load}}',
  'tender-invited.text':
    '{{company}} запрошує вас зробити ставку. Перевезення: {{load}}.\n\nСтавки приймаються до {{at}}.',
  'tender-outbid.subject': 'Вашу ставку перебито: {{load}}',
  'tender-outbid.text':
    'Інший перевізник пропонує меншу ціну. Перевезення: {{load}}.\n\nПоліпшити ставку можна до {{at}}.',
  'tender-extended.subject': 'Час тендеру продовжено: {{load}}',
  'tender-extended.text':
    '{{company}} продовжує час тендеру {{load}}. Тепер ставки приймаються до {{at}}.\n\nПричина: {{reason}}',
  'tender-leader-withdrew.subject': 'Найкращу ставку відкликано: {{load}}',
  'tender-leader-withdrew.text': 'Лідер тендеру {{load}} відкликав свою ставку. Ставки приймаються до {{at}}.',
  'tender-changed.subject': 'Умови тендеру змінено: {{load}}',
  'tender-changed.text':
    '{{company}} змінює умови тендеру {{load}}. Перегляньте їх: зроблена раніше ставка враховується лише після вашого підтвердження.\n\nСтавки приймаються до {{at}}.',
  'tender-reopened.subject': 'Тендер знову відкрито: {{load}}',
  'tender-reopened.text': '{{company}} знову відкриває тендер {{load}}. Ставки приймаються до {{at}}.',
  'tender-resumed.subject': 'Тендер триває: {{load}}',
  'tender-resumed.text': 'Тендер {{load}} триває. Ставки приймаються до {{at}}.',
  'tender-won.subject': 'Ви перемогли: {{load}}. Підтвердьте, будь ласка',
  'tender-won.text':
    '{{company}} обирає вас. Перевезення: {{load}}.\n\nПідтвердьте до {{at}}, інакше його може отримати інший перевізник.',
  'tender-lost.subject': 'Обрано іншого перевізника: {{load}}',
  'tender-lost.text': 'У тендері {{load}} обрано іншого перевізника. Ваше місце та причина — на сторінці тендеру.',
  'tender-lapsed.subject': 'Ви не підтвердили вчасно: {{load}}',
  'tender-lapsed.text': 'Час на підтвердження перевезення {{load}} минув. Вашу участь у ньому завершено.',
  'tender-released.subject': 'Вибір переможця скасовано: {{load}}',
  'tender-released.text': '{{company}} скасовує вибір переможця тендеру {{load}}.\n\nПричина: {{reason}}',
  'tender-canceled.subject': 'Скасовано: {{load}}',
  'tender-canceled.text': '{{company}} скасовує тендер {{load}}. Ставки більше не зобов’язують.\n\nПричина: {{reason}}',

  'load-publication-failed.subject': 'Не опубліковано: {{load}}',
  'load-publication-failed.text':
    'Тендер {{load}} не опубліковано у визначений час, бо не все заповнено. Він залишається чернеткою.',
  'load-tender-over.subject': 'Оберіть переможця: {{load}}',
  'load-tender-over.text': 'Приймання ставок завершено: {{load}}. Оберіть переможця до {{at}}.',
  'load-did-not-take-place.subject': 'Не відбувся: {{load}}',
  'load-did-not-take-place.text':
    'Тендер {{load}} завершився без переможця. Його можна опублікувати знову або підняти ціну.',
  'load-approval-requested.subject': 'Вибір переможця потребує вашого погодження: {{load}}',
  'load-approval-requested.text':
    'Ваш колега обрав перевізника: {{load}}. Вибір потребує вашого погодження протягом 24 годин.',
  'load-approved.subject': 'Вибір погоджено: {{load}}',
  'load-approved.text': 'Вибір перевізника {{carrier}} погоджено: {{load}}. Перевізника попросили підтвердити.',
  'load-disapproved.subject': 'Вибір не погоджено: {{load}}',
  'load-disapproved.text': 'Вибір перевізника {{carrier}} не погоджено: {{load}}.',
  'load-selected.subject': 'Переможця обрано: {{load}}',
  'load-selected.text': 'Переможець тендеру {{load}} — {{carrier}}. Підтвердження очікуємо до {{at}}.',
  'load-confirmed.subject': 'Перевізник підтвердив: {{load}}',
  'load-confirmed.text': 'Перевізник {{carrier}} підтвердив замовлення {{load}}. Далі — документи й автомобіль.',
  'load-refused.subject': 'Перевізник відмовився: {{load}}',
  'load-refused.text': 'Перевізник {{carrier}} виграв тендер {{load}}, але відмовився від нього.',
  'load-lapsed.subject': 'Перевізник не підтвердив вчасно: {{load}}',
  'load-lapsed.text': 'Перевізник {{carrier}} виграв тендер {{load}}, але не підтвердив його вчасно.',
  'load-carrier-canceled.subject': 'Перевізник повернув замовлення: {{load}}',
  'load-carrier-canceled.text':
    'Перевізник {{carrier}} скасував замовлення {{load}} після підтвердження. Оберіть іншого або опублікуйте тендер знову.',
};
