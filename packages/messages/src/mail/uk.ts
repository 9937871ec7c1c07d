import { demoMails } from './demos/uk';
import { tripMails } from './trips/uk';
import type { mail as english } from './en';
import type { SlavicTranslation } from '../translation';

export const mail: SlavicTranslation<typeof english> = {
  'sign-in-code.subject': 'Ваш код для входу в Tenderlane',
  'sign-in-code.text':
    '{{code}} — ваш код для входу в Tenderlane. Він діє один раз і протягом {{minutes}} хвилин.\n\nЯкщо ви не просили цей код, хтось помилково ввів вашу адресу. Без цього коду увійти неможливо, тому нікому його не передавайте.',
  'sign-in-code.sms': '{{code}} — ваш код Tenderlane. Нікому його не передавайте.',
  'sign-in-link.subject': 'Вхід у Tenderlane',
  'sign-in-link.text':
    'Відкрийте посилання й натисніть там кнопку: з’являться шість цифр для входу. Вони діють один раз, протягом {{minutes}} хвилин і лише в браузері, де ви їх просили.\n\nЗамість цифр тут посилання, бо коди просять незвично часто. Якщо ви не просили код, нічого не робіть: без цього повідомлення увійти неможливо. Нікому не передавайте цифри.',
  'sign-in-link.sms': 'За посиланням — ваш код Tenderlane. Нікому його не передавайте.',

  'contact-code.subject': 'Код для {{company}}',
  'contact-code.text':
    '{{company}} вказала вас своїм контактом у Tenderlane. Якщо це так, назвіть їй цей код: {{code}}\n\nКод діє один раз і протягом {{minutes}} хвилин. Увійти за ним ніхто не може. Якщо ви не знаєте {{company}}, нічого не робіть.',
  'contact-code.sms': '{{code}}: назвіть цей код {{company}}, якщо ви її контакт. Увійти за ним не можна.',
  'bank-details-code.subject': 'Код для нових реквізитів компанії {{company}}',
  'bank-details-code.text':
    '{{code}} — код, який підтверджує новий рахунок {{account}} компанії {{company}} у Tenderlane. Він діє один раз, протягом {{minutes}} хвилин.\n\nЯкщо ви нічого не знаєте про новий рахунок, хтось намагається спрямувати гроші компанії деінде: нікому не передавайте код і повідомте власника компанії.',
  'bank-details-code.sms': '{{code}} підтверджує новий рахунок {{account}}. Не очікували? Нікому не передавайте код.',

  'colleague-invitation.subject': '{{person}} запрошує вас до {{company}} у Tenderlane',
  'colleague-invitation.text':
    '{{person}} запрошує вас працювати в {{company}} у Tenderlane. Роль: {{role}}.\n\nЗапрошення надіслано на {{login}} і діє до {{until}}.',
  'announcement.subject': '{{company}}: {{subject}}',
  'announcement.text': 'Оголошення від {{company}} для перевізників:',
  'access-asked.subject': '{{person}} просить доступ до {{company}}',
  'access-asked.text':
    '{{person}} ({{login}}) просить надати доступ до {{company}}:\n\n{{text}}\n\nОберіть роль і надайте доступ або відхиліть запит із поясненням.',
  'access-approved.subject': 'Вам надано доступ до {{company}}',
  'access-approved.text':
    'Адміністратор {{company}} надав вам доступ. Перейдіть до цього бренду в меню облікового запису.',
  'access-declined.subject': 'Ваш запит до {{company}} відхилено',
  'access-declined.text': 'Адміністратор {{company}} відхилив ваш запит на доступ.\n\nПричина: {{reason}}',
  'join-asked.subject': '{{person}} просить приєднати до {{company}}',
  'join-asked.text':
    '{{person}} ({{login}}) вказує реєстраційний номер {{company}} і просить дати змогу працювати в ній.\n\nЯкщо ви знаєте цю людину, запросіть {{login}} як колегу та оберіть роль. Якщо ні, нічого не робіть: без вашого запрошення ніхто не потрапить до компанії.',
  'company-closed.subject': '{{company}}: компанію закрито',
  'company-closed.text':
    '{{person}} закриває компанію {{company}}. Працювати в ній не можна, доки власник знову її не відкриє; це можливо протягом 30 днів. Нічого не видалено.',
  'company-reopened.subject': '{{company}}: компанію знову відкрито',
  'company-reopened.text': '{{person}} знову відкриває компанію {{company}}. У ній можна працювати, як раніше.',
  'company-handed-over.subject': '{{company}}: новий власник — {{name}}',
  'company-handed-over.text':
    '{{person}} передає компанію {{company}}. Новий власник — {{name}}. {{person}} має тепер роль адміністратора.',
  'bank-details-proposed.subject': '{{company}}: підтвердьте нові реквізити',
  'bank-details-proposed.text':
    'Нові банківські реквізити компанії {{company}}: {{name}}, рахунок {{number}}. Ввод: {{person}}. Звірте їх із довідкою банку й підтвердьте або уточніть у колеги. Доти чинні попередні реквізити.',
  'bank-details-confirmed.subject': '{{company}}: нові реквізити підтверджено',
  'bank-details-confirmed.text':
    'Підтверджено нові банківські реквізити компанії {{company}}: {{name}}, рахунок {{number}}. Хто підтверджує: {{person}}. Відтепер партнери платять на цей рахунок. Якщо ви про це не знаєте, видаліть рахунок і повідомте колег.',
  'proposal-approved.subject': 'Оператор погодив вашу заявку: {{name}}',
  'proposal-approved.text': 'Вашу заявку щодо складу {{name}} погоджено. Відтепер так його бачать усі компанії.',
  'proposal-declined.subject': 'Оператор відхилив вашу заявку: {{name}}',
  'proposal-declined.text': 'Вашу заявку щодо складу {{name}} відхилено.\n\nПричина: {{reason}}',
  'legal-id-contested.subject': 'Оскаржено реєстраційний номер: {{number}}',
  'legal-id-contested.text':
    '{{person}} ({{login}}) стверджує, що реєстраційний номер {{number}}, який ви підтвердили за {{company}}, належить {{name}}:\n\n{{message}}\n\nДокумент збережено зі скаргою {{id}}. Перегляньте його на сервері: npm run legal-id -- contest {{id}}\nПотім дайте відповідь {{login}}.',
  'carrier-invitation.subject': '{{company}} запрошує вас на свої тендери',
  'carrier-invitation.text':
    '{{company}} публікує свої перевезення у Tenderlane і запрошує вас робити ставки. Участь безкоштовна.\n\nЗапрошення надіслано на {{login}} і діє до {{until}}.',
  'carrier-invitation-tender.subject': '{{company}} запрошує вас на тендер: {{load}}',
  'carrier-invitation-tender.text':
    '{{company}} має для вас вантаж: {{tender}}. Торги тривають до {{at}}.\n\nПрийміть запрошення на тендери компанії і зробіть ставку. Участь безкоштовна. Запрошення для {{login}} діє до {{until}}.',
  'carrier-invitation-reminder.subject': 'Нагадування: {{company}} запрошує вас до своїх тендерів',
  'carrier-invitation-reminder.text':
    '{{company}} запросила вас до своїх тендерів у Tenderlane і поки не отримала відповіді. Участь безкоштовна.\n\nЗапрошення для {{login}} дійсне до {{until}}.',
  'carrier-invitation.somebody': 'ТОВ «Перевізник»',
  'carrier-invitation.opt_out': 'Більше не пишіть мені:',
  'carrier-invitation.says': '{{person}} пише:',

  'carrier-requested.subject': '{{carrier}} просить надати доступ до ваших тендерів',
  'carrier-requested.text':
    '{{carrier}} ({{requested}}) просить надати доступ до ваших тендерів. Погодьтеся або відхиліть запит.',
  'carrier-requested.forwarded':
    'Запрошення надсилали на {{invited}}, а прийняв його {{requested}}. Перевірте, чи це одна компанія.',
  'carrier-accepted.subject': '{{carrier}}: запрошення прийнято',
  'carrier-accepted.text': 'Перевізник {{carrier}} тепер у вашій мережі й бачить призначені йому тендери.',
  'carrier-approved.subject': '{{company}}: доступ надано',
  'carrier-approved.text': '{{company}}: ваш запит погоджено. Тендери цієї компанії для вас відкриті.',
  'packet-asked.subject': '{{company}} просить заповнити анкету перевізника',
  'packet-asked.text':
    'Заповніть анкету для {{company}}. Доки її не погоджено, ваші ставки в тендерах цієї компанії попередні.',
  'packet-submitted.subject': '{{carrier}}: анкету надіслано',
  'packet-submitted.text': 'Анкета перевізника {{carrier}} чекає на вашу перевірку.',
  'packet-approved.subject': '{{company}}: вашу анкету погоджено',
  'packet-approved.text': '{{company}}: вашу анкету погоджено. Ваші ставки в тендерах цієї компанії враховуються.',
  'packet-rejected.subject': '{{company}}: анкету повернуто',
  'packet-rejected.text': 'Виправте те, що позначено в анкеті для {{company}}, і надішліть її ще раз. {{text}}',
  'packet-expired.subject': 'Документ в анкеті для {{company}} втратив чинність',
  'packet-expired.text':
    'Додайте чинний документ і надішліть анкету ще раз. Доки її не погоджено, ваші ставки в тендерах {{company}} не враховуються.',
  'packet-data-check.subject': 'Ваші дані змінилися: надішліть анкету для {{company}} ще раз',
  'packet-data-check.text':
    'Дані вашої компанії або банківські реквізити змінилися. {{company}} має ще раз перевірити вашу анкету, перш ніж ви зможете виграти її тендер.',
  'packet-data-changed.subject': '{{carrier}}: змінено дані компанії або реквізити',
  'packet-data-changed.text':
    'Анкету перевізника {{carrier}} більше не погоджено. Її можна буде перевірити, щойно перевізник надішле її ще раз.',
  'document-expiring.subject': '{{name}}: строк дії добігає кінця',
  'document-expiring.text': 'Строк дії документа «{{name}}» добігає кінця. Залишилося днів: {{count}}.',
  'document-expired.subject': '{{name}}: строк дії минув',
  'document-expired.text': 'Строк дії документа «{{name}}» минув. Додайте чинний.',
  'carrier-document-expiring.subject': '{{carrier}}: {{name}}, строк дії добігає кінця',
  'carrier-document-expiring.text':
    'Строк дії документа перевізника {{carrier}} добігає кінця: {{name}}. Залишилося днів: {{count}}.',
  'carrier-document-expired.subject': '{{carrier}}: {{name}}, строк дії минув',
  'carrier-document-expired.text':
    'Строк дії документа перевізника {{carrier}} минув: {{name}}. Доки його не замінено, перевізник не може виграти ваш тендер.',
  'carrier-bank-changed.subject': '{{carrier}}: змінено банківські реквізити',
  'carrier-bank-changed.text':
    'Перевізник {{carrier}} має інші банківські реквізити, їх підтверджено в його компанії. Платіть на рахунок, показаний на його сторінці, і не довіряйте листам, де названо інший.',
  'carrier-declined.subject': '{{company}}: запит відхилено',
  'carrier-declined.text': '{{company}} відхиляє ваш запит на доступ.\n\nПричина: {{reason}}',
  'carrier-removed.subject': '{{company}} припиняє роботу з вами',
  'carrier-removed.text':
    '{{company}} вилучає вас зі своєї мережі. Ваші ставки у відкритих тендерах цієї компанії більше не враховуються. Поточні замовлення виконуються, як домовлено.',
  'carrier-suspended.subject': '{{company}} призупиняє роботу з вами',
  'carrier-suspended.text':
    '{{company}} призупиняє роботу з вами. Доки її не відновлено, ваші ставки в тендерах цієї компанії не враховуються.\n\nПричина: {{reason}}',
  'carrier-resumed.subject': '{{company}} відновлює роботу з вами',
  'carrier-resumed.text': '{{company}} відновлює роботу з вами. Тендери цієї компанії знову для вас відкриті.',

  'tender-invited.subject': '{{load}}: новий тендер',
  'tender-invited.text':
    '{{company}} запрошує вас зробити ставку. Перевезення: {{tender}}.\n\nСтавки приймаються до {{at}}.',
  'tender-outbid.subject': '{{load}}: вашу ставку перебито',
  'tender-outbid.text':
    'Інший перевізник пропонує меншу ціну. Перевезення: {{tender}}.\n\nПоліпшити ставку можна до {{at}}.',
  'tender-extended.subject': '{{load}}: час тендеру продовжено',
  'tender-extended.text':
    '{{company}} подовжує торги: {{tender}}. Тепер ставки приймаються до {{at}}.\n\nПричина: {{reason}}',
  'tender-leader-withdrew.subject': '{{load}}: найкращу ставку відкликано',
  'tender-leader-withdrew.text': 'Лідер тендеру {{tender}} відкликав свою ставку. Ставки приймаються до {{at}}.',
  'tender-changed.subject': '{{load}}: умови тендеру змінено',
  'tender-changed.text':
    '{{company}} змінює умови тендеру {{tender}}. Перегляньте їх: зроблена раніше ставка враховується лише після вашого підтвердження.\n\nСтавки приймаються до {{at}}.',
  'tender-reopened.subject': '{{load}}: торги знову відкрито',
  'tender-reopened.text': '{{company}} знову відкриває торги: {{tender}}. Ставки приймаються до {{at}}.',
  'tender-resumed.subject': '{{load}}: торги тривають',
  'tender-resumed.text': 'Торги в тендері {{tender}} тривають до {{at}}.',
  'tender-won.subject': '{{load}}: ви перемогли, підтвердьте',
  'tender-won.text':
    '{{company}} обирає вас. Перевезення: {{tender}}.\n\nПідтвердьте до {{at}}, інакше його може отримати інший перевізник.',
  'tender-bid-restored.subject': '{{load}}: ваша ставка знову враховується',
  'tender-bid-restored.text':
    'Обраний перевізник не виконуватиме перевезення {{tender}}. Ваша ставка знову враховується, і {{company}} може її обрати.',
  'tender-lost.subject': '{{load}}: обрано іншого перевізника',
  'tender-lost.text': 'У тендері {{tender}} обрано іншого перевізника. Ваше місце та причина — на сторінці тендеру.',
  'tender-not-awarded.subject': '{{load}}: тендер закінчився без переможця',
  'tender-not-awarded.text':
    '{{company}} завершує тендер {{tender}} без вибору перевізника. Ваша ставка більше не зобов’язує.',
  'tender-lapsed.subject': '{{load}}: ви не підтвердили вчасно',
  'tender-lapsed.text': 'Час на підтвердження перевезення {{tender}} минув. Вашу участь у ньому завершено.',
  'tender-released.subject': '{{load}}: вибір переможця скасовано',
  'tender-released.text': '{{company}} скасовує вибір переможця тендеру {{tender}}.\n\nПричина: {{reason}}',
  'tender-canceled.subject': '{{load}}: скасовано',
  'tender-canceled.text':
    '{{company}} скасовує тендер {{tender}}. Ставки більше не зобов’язують.\n\nПричина: {{reason}}',
  'tender-confirmed.subject': '{{load}}: ви підтвердили',
  'tender-confirmed.text':
    'Ви підтвердили перевезення {{tender}} компанії {{company}}. Контакти вантажовласника й точок:\n\n{{contacts}}',
  'tender-bid-expired.subject': '{{load}}: строк вашої ставки минув',
  'tender-bid-expired.text':
    'Строк дії вашої ставки в тендері {{tender}} минув, тож вона більше не враховується. Поки тривають торги, можна зробити нову.',
  'order-canceled.subject': '{{load}}: перевезення скасовано в дорозі',
  'order-canceled.text': '{{company}} скасовує перевезення {{tender}}, яке вже в дорозі.\n\nПричина: {{reason}}',
  'order-loading-late.subject': '{{load}}: завантаження не почалося',
  'order-loading-late.text':
    'Час завантаження {{tender}} минув понад добу тому, а завантаження не почалося. Зв’яжіться з {{company}}.',
  'order-started.subject': '{{load}}: завантаження почалося',
  'order-started.text': '{{company}} повідомляє, що вантаж {{tender}} завантажують.',
  'order-completed.subject': '{{load}}: замовлення виконано',
  'order-completed.text': '{{company}} підтверджує, що вантаж {{tender}} доставлено.',
  'order-not-delivered.subject': '{{load}}: вважається недоставленим',
  'order-not-delivered.text':
    '{{company}} повідомляє, що перевезення {{tender}} не виконано як домовлено.\n\nПричина: {{reason}}',
  'order-reviewed.subject': '{{load}}: {{company}} залишає відгук',
  'order-reviewed.text':
    '{{company}} оцінює, як ви виконали перевезення {{tender}}.\n\nЗірки та зауваження видно у ваших показниках.',
  'figure-contested.subject': '{{load}}: {{carrier}} оскаржує показник',
  'figure-contested.text':
    'Перевізник {{carrier}} вважає, що перевезення {{tender}} не має погіршувати його показників.\n\nПричина: {{reason}}\n\nПогодьтеся або поясніть, чому воно враховується.',
  'contest-accepted.subject': '{{load}}: більше не враховується',
  'contest-accepted.text': '{{company}} погоджується: перевезення {{tender}} більше не погіршує ваших показників.',
  'contest-declined.subject': '{{load}}: враховується й надалі',
  'contest-declined.text':
    '{{company}} не погоджується: перевезення {{tender}} враховується й надалі.\n\nПричина: {{reason}}',
  'order-resolved.subject': '{{load}}: визнано доставленим',
  'order-resolved.text': '{{company}} визнає, що вантаж {{tender}} доставлено.\n\nПідтвердження: {{reason}}',

  'load-publication-failed.subject': '{{load}}: не опубліковано',
  'load-publication-failed.text':
    'Тендер {{tender}} не опубліковано у визначений час: не все заповнено або тариф не дозволяє більше тендерів. Він залишається чернеткою.',
  'load-tender-over.subject': '{{load}}: оберіть переможця',
  'load-tender-over.text': 'Торги завершено: {{tender}}. Оберіть переможця до {{at}}.',
  'load-did-not-take-place.subject': '{{load}}: тендер не відбувся',
  'load-did-not-take-place.text':
    'Тендер {{tender}} завершився без переможця. Його можна опублікувати знову або підняти ціну.',
  'load-approval-requested.subject': '{{load}}: вибір переможця потребує вашого погодження',
  'load-approval-requested.text':
    'Ваш колега обрав перевізника: {{tender}}. Вибір потребує вашого погодження протягом 24 годин.',
  'load-approved.subject': '{{load}}: вибір погоджено',
  'load-approved.text': 'Вибір перевізника {{carrier}} погоджено: {{tender}}. Перевізника попросили підтвердити.',
  'load-disapproved.subject': '{{load}}: вибір не погоджено',
  'load-disapproved.text': 'Вибір перевізника {{carrier}} не погоджено: {{tender}}.',
  'load-selected.subject': '{{load}}: переможця обрано',
  'load-selected.text': 'Переможець тендеру {{tender}} — {{carrier}}. Підтвердження очікуємо до {{at}}.',
  'load-confirmed.subject': '{{load}}: перевізник підтвердив',
  'load-confirmed.text':
    '{{carrier}} підтверджує перевезення {{tender}}. Далі — документи й вантажівка.\n\nКонтакти перевізника:\n{{contacts}}',
  'load-refused.subject': '{{load}}: перевізник відмовився',
  'load-refused.text': 'Перевізник {{carrier}} виграв тендер {{tender}}, але відмовився від нього.',
  'load-lapsed.subject': '{{load}}: перевізник не підтвердив вчасно',
  'load-lapsed.text': 'Перевізник {{carrier}} виграв тендер {{tender}}, але не підтвердив його вчасно.',
  'load-carrier-canceled.subject': '{{load}}: перевізник повернув замовлення',
  'load-carrier-canceled.text':
    'Перевізник {{carrier}} скасував замовлення {{tender}} після підтвердження. Оберіть іншого або опублікуйте тендер знову.',
  'load-carrier-canceled-under-way.subject': '{{load}}: перевізник скасував перевезення в дорозі',
  'load-carrier-canceled-under-way.text':
    '{{carrier}} скасовує перевезення {{tender}}, яке вже в дорозі. Замовлення вважається недоставленим.',
  'load-loading-late.subject': '{{load}}: завантаження не почалося',
  'load-loading-late.text':
    'Час завантаження {{tender}} минув понад добу тому, а завантаження не почалося. Зв’яжіться з {{carrier}}, позначте завантаження або відпустіть переможця.',
  'load-started.subject': '{{load}}: завантаження почалося',
  'load-started.text': 'Вантаж {{tender}} завантажують. Перевізник: {{carrier}}.',
  'load-completed.subject': '{{load}}: замовлення виконано',
  'load-completed.text': 'Вантаж {{tender}} доставлено. Перевізник: {{carrier}}.',
  'load-archived.subject': '{{load}}: перенесено в архів',
  'load-archived.text': 'Тендер {{tender}} автоматично перенесено в архів.',

  'tender-ending.subject': '{{load}}: торги скоро завершаться',
  'tender-ending.text': 'Ставки в тендері {{tender}} приймаються до {{at}}, а вашої ще немає.',
  'tender-confirm-soon.subject': '{{load}}: очікуємо вашого підтвердження',
  'tender-confirm-soon.text':
    '{{company}} обирає вас. Перевезення: {{tender}}. Підтвердьте до {{at}}, інакше його може отримати інший перевізник.',
  'load-confirm-soon.subject': '{{load}}: перевізник ще не підтвердив',
  'load-confirm-soon.text':
    'Перевізник {{carrier}} виграв тендер {{tender}}, але ще не підтвердив його. Час на підтвердження — до {{at}}.',
  'tender-reminder.subject': '{{load}}: ваше нагадування',
  'tender-reminder.text': 'Ви просили нагадати про перевезення {{tender}}.',
  'load-reminder.subject': '{{load}}: ваше нагадування',
  'load-reminder.text': 'Ви просили нагадати про перевезення {{tender}}.',
  'chat-unread.subject': '{{load}}: непрочитані повідомлення в чаті з {{company}}',
  'chat-unread.text': 'Чат із компанією {{company}} про перевезення {{tender}}. Непрочитаних повідомлень: {{count}}.',
  'support-unread.subject': 'Непрочитані повідомлення в чаті з підтримкою',
  'support-unread.text': 'Чат із підтримкою. Непрочитаних повідомлень: {{count}}.',
  'support-waiting.subject': '{{company}} чекає на відповідь підтримки',
  'support-waiting.text': 'Компанія {{company}} звернулася до підтримки. Непрочитаних повідомлень: {{count}}.',
  'request-answered.subject': '{{name}}: підтримка відповіла',
  'request-answered.text': '{{person}}, підтримка, відповідає на ваше звернення «{{name}}»: {{text}}',
  'request-solved.subject': '{{name}}: вирішено',
  'request-solved.text':
    'Підтримка вирішила ваше звернення «{{name}}». Закрийте його або напишіть у ньому, якщо щось залишилося. Через 7 днів воно закриється саме.',
  'request-blocking.subject': '{{company}}: робота стоїть',
  'request-blocking.text': 'Компанія {{company}} просить допомоги, бо її робота стоїть: {{name}}',
  ...demoMails,
  ...tripMails,
  'note-mention.subject': '{{load}}: {{person}} згадує вас у нотатці',
  'note-mention.text': '{{person}} згадує вас у нотатці про перевезення {{tender}}: {{text}}',
  'load-question.subject': '{{load}}: {{carrier}} запитує',
  'load-question.text': '{{carrier}} запитує про перевезення {{tender}}: {{text}}',
  'tender-answer.subject': '{{load}}: відповідь на ваше запитання',
  'tender-answer.text': '{{company}} відповідає на ваше запитання про перевезення {{tender}}: {{text}}',
  'notification-digest.subject': 'Нове в Tenderlane: {{count}}',
  'notification-digest.text': 'Те, що ви просили надсилати одним листом:',
  'mail.unsubscribe': 'Більше не надсилати таких листів:',
  'mail.open': 'Відкрити',

  'tender.sms': '{{company}}: {{said}}',
  'details.route': 'Маршрут: {{route}}',
  'details.km': '{{distance}} км',
  'details.km_estimate': '{{distance}} км, приблизно',
  'details.stops': 'Усього точок: {{count}}',
  'details.pickup': 'Завантаження: {{window}}',
  'details.delivery': 'Доставка: {{window}}',
  'details.cargo': 'Вантаж: {{cargo}}',
  'details.truck': 'Вантажівка: {{truck}}',
  'details.ltl': 'Часткове завантаження (LTL)',
  'details.loading': 'завантаження: {{ways}}',
  'details.starting': 'Стартова ставка: {{price}}',
  'details.book_now': 'Ціна миттєвого бронювання: {{price}}',
  'details.per_km': '{{price}} за км',
  'details.per_t': '{{price}} за тонну',
  'details.per_pallet': '{{price}} за палету',
  'details.vat_net': 'без ПДВ',
  'details.vat_gross': 'з ПДВ',
  'details.vat_none': 'не оподатковується ПДВ',
  'details.shipper': 'Вантажовласник: {{company}}',
};
