import { demoMails } from './demos/ru';
import { tripMails } from './trips/ru';
import type { mail as english } from './en';
import type { SlavicTranslation } from '../translation';

export const mail: SlavicTranslation<typeof english> = {
  'sign-in-code.subject': 'Ваш код для входа в Tenderlane',
  'sign-in-code.text':
    '{{code}} — ваш код для входа в Tenderlane. Он действует один раз и в течение {{minutes}} минут.\n\nЕсли вы его не запрашивали, кто-то по ошибке ввёл ваш адрес. Без этого кода войти нельзя, поэтому никому его не передавайте.',
  'sign-in-code.sms': '{{code}} — ваш код Tenderlane. Никому его не передавайте.',
  'sign-in-link.subject': 'Вход в Tenderlane',
  'sign-in-link.text':
    'Откройте ссылку и нажмите там кнопку: появятся шесть цифр для входа. Они действуют один раз, в течение {{minutes}} минут и только в браузере, где вы их запросили.\n\nВместо цифр здесь ссылка, потому что коды запрашивают необычно часто. Если вы не запрашивали код, ничего не делайте: без этого сообщения войти нельзя. Никому не передавайте цифры.',
  'sign-in-link.sms': 'По ссылке — ваш код Tenderlane. Никому его не передавайте.',

  'contact-code.subject': 'Код для {{company}}',
  'contact-code.text':
    '{{company}} указала вас своим контактом в Tenderlane. Если это так, назовите ей этот код: {{code}}\n\nКод действует один раз и в течение {{minutes}} минут. Войти по нему никто не может. Если вы не знаете {{company}}, ничего не делайте.',
  'contact-code.sms': '{{code}}: назовите этот код {{company}}, если вы её контакт. Войти по нему нельзя.',
  'bank-details-code.subject': 'Код для новых реквизитов компании {{company}}',
  'bank-details-code.text':
    '{{code}} — код, который подтверждает новый счёт {{account}} компании {{company}} в Tenderlane. Он действует один раз, в течение {{minutes}} минут.\n\nЕсли вы ничего не знаете о новом счёте, кто-то пытается направить деньги компании в другое место: никому не передавайте код и сообщите владельцу компании.',
  'bank-details-code.sms': '{{code}} подтверждает новый счёт {{account}}. Не ожидали? Никому не передавайте код.',

  'colleague-invitation.subject': '{{person}} приглашает вас в {{company}} на Tenderlane',
  'colleague-invitation.text':
    '{{person}} приглашает вас работать в {{company}} на Tenderlane. Роль: {{role}}.\n\nПриглашение отправлено на {{login}} и действует до {{until}}.',
  'announcement.subject': '{{company}}: {{subject}}',
  'announcement.text': 'Объявление от {{company}} для перевозчиков:',
  'access-asked.subject': '{{person}} просит доступ к {{company}}',
  'access-asked.text':
    '{{person}} ({{login}}) просит предоставить доступ к {{company}}:\n\n{{text}}\n\nВыберите роль и предоставьте доступ или отклоните запрос с объяснением.',
  'access-approved.subject': 'Вам предоставлен доступ к {{company}}',
  'access-approved.text':
    'Администратор {{company}} предоставил вам доступ. Перейдите к этому бренду в меню учётной записи.',
  'access-declined.subject': 'Ваш запрос к {{company}} отклонён',
  'access-declined.text': 'Администратор {{company}} отклонил ваш запрос на доступ.\n\nПричина: {{reason}}',
  'join-asked.subject': '{{person}} просит присоединить к {{company}}',
  'join-asked.text':
    '{{person}} ({{login}}) указывает регистрационный номер {{company}} и просит дать возможность работать в ней.\n\nЕсли вы знаете этого человека, пригласите {{login}} как коллегу и выберите роль. Если нет, ничего не делайте: без вашего приглашения никто не попадёт в компанию.',
  'company-closed.subject': '{{company}}: компания закрыта',
  'company-closed.text':
    '{{person}} закрывает компанию {{company}}. Работать в ней нельзя, пока владелец снова её не откроет; это возможно в течение 30 дней. Ничего не удалено.',
  'company-reopened.subject': '{{company}}: компания снова открыта',
  'company-reopened.text': '{{person}} снова открывает компанию {{company}}. В ней можно работать, как раньше.',
  'company-handed-over.subject': '{{company}}: новый владелец — {{name}}',
  'company-handed-over.text':
    '{{person}} передаёт компанию {{company}}. Новый владелец — {{name}}. У {{person}} теперь роль администратора.',
  'bank-details-proposed.subject': '{{company}}: подтвердите новые реквизиты',
  'bank-details-proposed.text':
    'Новые банковские реквизиты компании {{company}}: {{name}}, счёт {{number}}. Ввод: {{person}}. Сверьте их со справкой банка и подтвердите или уточните у коллеги. До этого действуют прежние реквизиты.',
  'bank-details-confirmed.subject': '{{company}}: новые реквизиты подтверждены',
  'bank-details-confirmed.text':
    'Подтверждены новые банковские реквизиты компании {{company}}: {{name}}, счёт {{number}}. Кто подтверждает: {{person}}. Теперь партнёры платят на этот счёт. Если вы об этом не знаете, удалите счёт и сообщите коллегам.',
  'proposal-approved.subject': 'Оператор согласовал вашу заявку: {{name}}',
  'proposal-approved.text': 'Ваша заявка о складе {{name}} согласована. Теперь таким его видят все компании.',
  'proposal-declined.subject': 'Оператор отклонил вашу заявку: {{name}}',
  'proposal-declined.text': 'Ваша заявка о складе {{name}} отклонена.\n\nПричина: {{reason}}',
  'legal-id-contested.subject': 'Оспорен регистрационный номер: {{number}}',
  'legal-id-contested.text':
    '{{person}} ({{login}}) утверждает, что регистрационный номер {{number}}, который вы подтвердили за {{company}}, принадлежит {{name}}:\n\n{{message}}\n\nДокумент хранится с обращением {{id}}. Посмотрите его на сервере: npm run legal-id -- contest {{id}}\nЗатем ответьте {{login}}.',
  'carrier-invitation.subject': '{{company}} приглашает вас на свои тендеры',
  'carrier-invitation.text':
    '{{company}} публикует свои перевозки на Tenderlane и приглашает вас делать ставки. Участие бесплатное.\n\nПриглашение отправлено на {{login}} и действует до {{until}}.',
  'carrier-invitation-tender.subject': '{{company}} приглашает вас на тендер: {{load}}',
  'carrier-invitation-tender.text':
    '{{company}} предлагает вам груз: {{tender}}. Торги идут до {{at}}.\n\nПримите приглашение на тендеры компании и сделайте ставку. Участие бесплатное. Приглашение для {{login}} действует до {{until}}.',
  'carrier-invitation-reminder.subject': 'Напоминание: {{company}} приглашает вас в свои тендеры',
  'carrier-invitation-reminder.text':
    '{{company}} пригласила вас в свои тендеры в Tenderlane и пока не получила ответа. Участие бесплатное.\n\nПриглашение для {{login}} действует до {{until}}.',
  'carrier-invitation.somebody': 'ООО «Перевозчик»',
  'carrier-invitation.opt_out': 'Больше не пишите мне:',
  'carrier-invitation.says': '{{person}} пишет:',

  'carrier-requested.subject': '{{carrier}} запрашивает доступ к вашим тендерам',
  'carrier-requested.text':
    '{{carrier}} ({{requested}}) запрашивает доступ к вашим тендерам. Откройте его или отклоните запрос.',
  'carrier-requested.forwarded':
    'Приглашение отправляли на {{invited}}, а принял его {{requested}}. Проверьте, одна ли это компания.',
  'carrier-accepted.subject': '{{carrier}}: приглашение принято',
  'carrier-accepted.text': 'Перевозчик {{carrier}} теперь в вашей сети и видит предназначенные ему тендеры.',
  'carrier-approved.subject': '{{company}}: доступ открыт',
  'carrier-approved.text': '{{company}}: ваш запрос согласован. Тендеры этой компании для вас открыты.',
  'packet-asked.subject': '{{company}} просит заполнить анкету перевозчика',
  'packet-asked.text':
    'Заполните анкету для {{company}}. Пока она не согласована, ваши ставки в тендерах этой компании предварительные.',
  'packet-submitted.subject': '{{carrier}}: анкета отправлена',
  'packet-submitted.text': 'Анкета перевозчика {{carrier}} ждёт вашей проверки.',
  'packet-approved.subject': '{{company}}: ваша анкета согласована',
  'packet-approved.text': '{{company}}: ваша анкета согласована. Ваши ставки в тендерах этой компании учитываются.',
  'packet-rejected.subject': '{{company}}: анкета возвращена',
  'packet-rejected.text': 'Исправьте отмеченное в анкете для {{company}} и отправьте её ещё раз. {{text}}',
  'packet-expired.subject': 'Документ в анкете для {{company}} больше не действует',
  'packet-expired.text':
    'Приложите действующий документ и отправьте анкету ещё раз. Пока она не согласована, ваши ставки в тендерах {{company}} не учитываются.',
  'packet-data-check.subject': 'Ваши данные изменились: отправьте анкету для {{company}} ещё раз',
  'packet-data-check.text':
    'Данные вашей компании или банковские реквизиты изменились. {{company}} должна ещё раз проверить вашу анкету, прежде чем вы сможете выиграть её тендер.',
  'packet-data-changed.subject': '{{carrier}}: изменены данные компании или реквизиты',
  'packet-data-changed.text':
    'Анкета перевозчика {{carrier}} больше не согласована. Её можно будет проверить, как только перевозчик отправит её ещё раз.',
  'document-expiring.subject': '{{name}}: срок действия подходит к концу',
  'document-expiring.text': 'Срок действия документа «{{name}}» подходит к концу. Осталось дней: {{count}}.',
  'document-expired.subject': '{{name}}: срок действия истёк',
  'document-expired.text': 'Срок действия документа «{{name}}» истёк. Добавьте действующий.',
  'carrier-document-expiring.subject': '{{carrier}}: {{name}}, срок действия подходит к концу',
  'carrier-document-expiring.text':
    'Срок действия документа перевозчика {{carrier}} подходит к концу: {{name}}. Осталось дней: {{count}}.',
  'carrier-document-expired.subject': '{{carrier}}: {{name}}, срок действия истёк',
  'carrier-document-expired.text':
    'Срок действия документа перевозчика {{carrier}} истёк: {{name}}. Пока он не заменён, перевозчик не может выиграть ваш тендер.',
  'carrier-bank-changed.subject': '{{carrier}}: изменены банковские реквизиты',
  'carrier-bank-changed.text':
    'У перевозчика {{carrier}} другие банковские реквизиты, они подтверждены в его компании. Платите на счёт, показанный на его странице, и не доверяйте письмам, где назван другой.',
  'carrier-declined.subject': '{{company}}: запрос отклонён',
  'carrier-declined.text': '{{company}} отклоняет ваш запрос доступа.\n\nПричина: {{reason}}',
  'carrier-removed.subject': '{{company}} прекращает работу с вами',
  'carrier-removed.text':
    '{{company}} исключает вас из своей сети. Ваши ставки в открытых тендерах этой компании больше не учитываются. Текущие заказы выполняются, как договорено.',
  'carrier-suspended.subject': '{{company}} приостанавливает работу с вами',
  'carrier-suspended.text':
    '{{company}} приостанавливает работу с вами. Пока она не возобновлена, ваши ставки в тендерах этой компании не учитываются.\n\nПричина: {{reason}}',
  'carrier-resumed.subject': '{{company}} возобновляет работу с вами',
  'carrier-resumed.text': '{{company}} возобновляет работу с вами. Тендеры этой компании снова для вас открыты.',

  'tender-invited.subject': '{{load}}: новый тендер',
  'tender-invited.text':
    '{{company}} приглашает вас сделать ставку. Перевозка: {{tender}}.\n\nСтавки принимаются до {{at}}.',
  'tender-outbid.subject': '{{load}}: вашу ставку перебили',
  'tender-outbid.text':
    'Другой перевозчик предлагает меньшую цену. Перевозка: {{tender}}.\n\nУлучшить ставку можно до {{at}}.',
  'tender-extended.subject': '{{load}}: время тендера продлено',
  'tender-extended.text':
    '{{company}} продлевает тендер {{tender}}. Теперь ставки принимаются до {{at}}.\n\nПричина: {{reason}}',
  'tender-leader-withdrew.subject': '{{load}}: лучшая ставка отозвана',
  'tender-leader-withdrew.text': 'Лидер тендера {{tender}} отозвал свою ставку. Ставки принимаются до {{at}}.',
  'tender-changed.subject': '{{load}}: условия тендера изменились',
  'tender-changed.text':
    '{{company}} меняет условия тендера {{tender}}. Посмотрите их ещё раз: сделанная раньше ставка учитывается только после вашего подтверждения.\n\nСтавки принимаются до {{at}}.',
  'tender-reopened.subject': '{{load}}: торги снова открыты',
  'tender-reopened.text': '{{company}} снова открывает торги: {{tender}}. Ставки принимаются до {{at}}.',
  'tender-resumed.subject': '{{load}}: торги продолжаются',
  'tender-resumed.text': 'Торги в тендере {{tender}} продолжаются до {{at}}.',
  'tender-won.subject': '{{load}}: вы победили, подтвердите',
  'tender-won.text':
    '{{company}} выбирает вас. Перевозка: {{tender}}.\n\nПодтвердите до {{at}}, иначе её может получить другой перевозчик.',
  'tender-bid-restored.subject': '{{load}}: ваша ставка снова учитывается',
  'tender-bid-restored.text':
    'Выбранный перевозчик не будет выполнять перевозку {{tender}}. Ваша ставка снова учитывается, и {{company}} может её выбрать.',
  'tender-lost.subject': '{{load}}: выбран другой перевозчик',
  'tender-lost.text': 'В тендере {{tender}} выбран другой перевозчик. Ваше место и причина — на странице тендера.',
  'tender-not-awarded.subject': '{{load}}: тендер закончился без победителя',
  'tender-not-awarded.text':
    '{{company}} завершает тендер {{tender}} без выбора перевозчика. Ваша ставка больше не обязывает.',
  'tender-lapsed.subject': '{{load}}: вы не подтвердили вовремя',
  'tender-lapsed.text': 'Время на подтверждение перевозки {{tender}} истекло. Ваше участие в ней завершено.',
  'tender-released.subject': '{{load}}: выбор победителя отменён',
  'tender-released.text': '{{company}} отменяет выбор победителя тендера {{tender}}.\n\nПричина: {{reason}}',
  'tender-canceled.subject': '{{load}}: отменено',
  'tender-canceled.text': '{{company}} отменяет тендер {{tender}}. Ставки больше не обязывают.\n\nПричина: {{reason}}',
  'tender-confirmed.subject': '{{load}}: вы подтвердили',
  'tender-confirmed.text':
    'Вы подтвердили перевозку {{tender}} компании {{company}}. Контакты грузовладельца и точек:\n\n{{contacts}}',
  'tender-bid-expired.subject': '{{load}}: срок вашей ставки истёк',
  'tender-bid-expired.text':
    'Срок действия вашей ставки в тендере {{tender}} истёк, поэтому она больше не учитывается. Пока идут торги, можно сделать новую.',
  'order-canceled.subject': '{{load}}: перевозка отменена в пути',
  'order-canceled.text': '{{company}} отменяет перевозку {{tender}}, которая уже в пути.\n\nПричина: {{reason}}',
  'order-loading-late.subject': '{{load}}: погрузка не началась',
  'order-loading-late.text':
    'Время погрузки {{tender}} истекло больше суток назад, а погрузка не началась. Свяжитесь с {{company}}.',
  'order-started.subject': '{{load}}: погрузка началась',
  'order-started.text': '{{company}} сообщает, что груз {{tender}} загружают.',
  'order-completed.subject': '{{load}}: заказ выполнен',
  'order-completed.text': '{{company}} подтверждает, что груз {{tender}} доставлен.',
  'order-not-delivered.subject': '{{load}}: считается недоставленным',
  'order-not-delivered.text':
    '{{company}} сообщает, что перевозка {{tender}} не выполнена как договорились.\n\nПричина: {{reason}}',
  'order-reviewed.subject': '{{load}}: {{company}} оставляет отзыв',
  'order-reviewed.text':
    '{{company}} оценивает, как вы выполнили перевозку {{tender}}.\n\nЗвёзды и замечания видны в ваших показателях.',
  'figure-contested.subject': '{{load}}: {{carrier}} оспаривает показатель',
  'figure-contested.text':
    'Перевозчик {{carrier}} считает, что перевозка {{tender}} не должна ухудшать его показатели.\n\nПричина: {{reason}}\n\nСогласитесь или объясните, почему она учитывается.',
  'contest-accepted.subject': '{{load}}: больше не учитывается',
  'contest-accepted.text': '{{company}} соглашается: перевозка {{tender}} больше не ухудшает ваши показатели.',
  'contest-declined.subject': '{{load}}: учитывается и дальше',
  'contest-declined.text':
    '{{company}} не соглашается: перевозка {{tender}} учитывается и дальше.\n\nПричина: {{reason}}',
  'order-resolved.subject': '{{load}}: признано доставленным',
  'order-resolved.text': '{{company}} признаёт, что груз {{tender}} доставлен.\n\nПодтверждение: {{reason}}',

  'load-publication-failed.subject': '{{load}}: не опубликовано',
  'load-publication-failed.text':
    'Тендер {{tender}} не опубликован в назначенное время: заполнено не всё или тариф не позволяет больше тендеров. Он остаётся черновиком.',
  'load-tender-over.subject': '{{load}}: выберите победителя',
  'load-tender-over.text': 'Торги завершены: {{tender}}. Выберите победителя до {{at}}.',
  'load-did-not-take-place.subject': '{{load}}: тендер не состоялся',
  'load-did-not-take-place.text':
    'Тендер {{tender}} завершился без победителя. Его можно опубликовать снова или поднять цену.',
  'load-approval-requested.subject': '{{load}}: выбор победителя требует вашего согласования',
  'load-approval-requested.text':
    'Ваш коллега выбрал перевозчика: {{tender}}. Выбор требует вашего согласования в течение 24 часов.',
  'load-approved.subject': '{{load}}: выбор согласован',
  'load-approved.text': 'Выбор перевозчика {{carrier}} согласован: {{tender}}. Перевозчика попросили подтвердить.',
  'load-disapproved.subject': '{{load}}: выбор не согласован',
  'load-disapproved.text': 'Выбор перевозчика {{carrier}} не согласован: {{tender}}.',
  'load-selected.subject': '{{load}}: победитель выбран',
  'load-selected.text': 'Победитель тендера {{tender}} — {{carrier}}. Подтверждения ждём до {{at}}.',
  'load-confirmed.subject': '{{load}}: перевозчик подтвердил',
  'load-confirmed.text':
    '{{carrier}} подтверждает перевозку {{tender}}. Далее — документы и грузовик.\n\nКонтакты перевозчика:\n{{contacts}}',
  'load-refused.subject': '{{load}}: перевозчик отказался',
  'load-refused.text': 'Перевозчик {{carrier}} выиграл тендер {{tender}}, но отказался от него.',
  'load-lapsed.subject': '{{load}}: перевозчик не подтвердил вовремя',
  'load-lapsed.text': 'Перевозчик {{carrier}} выиграл тендер {{tender}}, но не подтвердил его вовремя.',
  'load-carrier-canceled.subject': '{{load}}: перевозчик вернул заказ',
  'load-carrier-canceled.text':
    'Перевозчик {{carrier}} отменил заказ {{tender}} после подтверждения. Выберите другого или опубликуйте тендер снова.',
  'load-carrier-canceled-under-way.subject': '{{load}}: перевозчик отменил перевозку в пути',
  'load-carrier-canceled-under-way.text':
    '{{carrier}} отменяет перевозку {{tender}}, которая уже в пути. Заказ считается недоставленным.',
  'load-loading-late.subject': '{{load}}: погрузка не началась',
  'load-loading-late.text':
    'Время погрузки {{tender}} истекло больше суток назад, а погрузка не началась. Свяжитесь с {{carrier}}, отметьте погрузку или отпустите победителя.',
  'load-started.subject': '{{load}}: погрузка началась',
  'load-started.text': 'Груз {{tender}} загружают. Перевозчик: {{carrier}}.',
  'load-completed.subject': '{{load}}: заказ выполнен',
  'load-completed.text': 'Груз {{tender}} доставлен. Перевозчик: {{carrier}}.',
  'load-archived.subject': '{{load}}: перенесено в архив',
  'load-archived.text': 'Тендер {{tender}} автоматически перенесён в архив.',

  'tender-ending.subject': '{{load}}: торги скоро закончатся',
  'tender-ending.text': 'Ставки в тендере {{tender}} принимаются до {{at}}, а вашей ещё нет.',
  'tender-confirm-soon.subject': '{{load}}: ждём вашего подтверждения',
  'tender-confirm-soon.text':
    '{{company}} выбирает вас. Перевозка: {{tender}}. Подтвердите до {{at}}, иначе её может получить другой перевозчик.',
  'load-confirm-soon.subject': '{{load}}: перевозчик ещё не подтвердил',
  'load-confirm-soon.text':
    'Перевозчик {{carrier}} выиграл тендер {{tender}}, но ещё не подтвердил его. Время на подтверждение — до {{at}}.',
  'tender-reminder.subject': '{{load}}: ваше напоминание',
  'tender-reminder.text': 'Вы просили напомнить о перевозке {{tender}}.',
  'load-reminder.subject': '{{load}}: ваше напоминание',
  'load-reminder.text': 'Вы просили напомнить о перевозке {{tender}}.',
  'chat-unread.subject': '{{load}}: непрочитанные сообщения в чате с {{company}}',
  'chat-unread.text': 'Чат с компанией {{company}} о перевозке {{tender}}. Непрочитанных сообщений: {{count}}.',
  'support-unread.subject': 'Непрочитанные сообщения в чате с поддержкой',
  'support-unread.text': 'Чат с поддержкой. Непрочитанных сообщений: {{count}}.',
  'support-waiting.subject': '{{company}} ждёт ответа поддержки',
  'support-waiting.text': 'Компания {{company}} обратилась в поддержку. Непрочитанных сообщений: {{count}}.',
  'request-answered.subject': '{{name}}: поддержка ответила',
  'request-answered.text': '{{person}}, поддержка, отвечает на ваше обращение «{{name}}»: {{text}}',
  'request-solved.subject': '{{name}}: решено',
  'request-solved.text':
    'Поддержка решила ваше обращение «{{name}}». Закройте его или напишите в нём, если что-то осталось. Через 7 дней оно закроется само.',
  'request-blocking.subject': '{{company}}: работа стоит',
  'request-blocking.text': 'Компания {{company}} просит помощи, потому что её работа стоит: {{name}}',
  ...demoMails,
  ...tripMails,
  'note-mention.subject': '{{load}}: {{person}} упоминает вас в заметке',
  'note-mention.text': '{{person}} упоминает вас в заметке о перевозке {{tender}}: {{text}}',
  'load-question.subject': '{{load}}: {{carrier}} спрашивает',
  'load-question.text': '{{carrier}} спрашивает о перевозке {{tender}}: {{text}}',
  'tender-answer.subject': '{{load}}: ответ на ваш вопрос',
  'tender-answer.text': '{{company}} отвечает на ваш вопрос о перевозке {{tender}}: {{text}}',
  'notification-digest.subject': 'Новое в Tenderlane: {{count}}',
  'notification-digest.text': 'То, что вы просили присылать одним письмом:',
  'mail.unsubscribe': 'Больше не присылать таких писем:',
  'mail.open': 'Открыть',

  'tender.sms': '{{company}}: {{said}}',
  'details.route': 'Маршрут: {{route}}',
  'details.km': '{{distance}} км',
  'details.km_estimate': '{{distance}} км, примерно',
  'details.stops': 'Всего точек: {{count}}',
  'details.pickup': 'Погрузка: {{window}}',
  'details.delivery': 'Доставка: {{window}}',
  'details.cargo': 'Груз: {{cargo}}',
  'details.truck': 'Грузовик: {{truck}}',
  'details.ltl': 'Частичная загрузка (LTL)',
  'details.loading': 'загрузка: {{ways}}',
  'details.starting': 'Стартовая ставка: {{price}}',
  'details.book_now': 'Цена мгновенного бронирования: {{price}}',
  'details.per_km': '{{price}} за км',
  'details.per_t': '{{price}} за тонну',
  'details.per_pallet': '{{price}} за паллету',
  'details.vat_net': 'без НДС',
  'details.vat_gross': 'с НДС',
  'details.vat_none': 'не облагается НДС',
  'details.shipper': 'Грузовладелец: {{company}}',
};
