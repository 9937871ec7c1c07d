import type { mail as english } from '../en/mail';
import type { SlavicTranslation } from '../translation';

export const mail: SlavicTranslation<typeof english> = {
  'sign-in-code.subject': 'Ваш код для входа в Tenderlane',
  'sign-in-code.text':
    '{{code}} — ваш код для входа в Tenderlane. Он действует один раз и в течение {{minutes}} минут.\n\nЕсли вы его не запрашивали, кто-то по ошибке ввёл ваш адрес. Без этого кода войти нельзя, поэтому никому его не передавайте.',
  'sign-in-code.sms': '{{code}} — ваш код Tenderlane. Никому его не передавайте.',

  'colleague-invitation.subject': '{{person}} приглашает вас в {{company}} на Tenderlane',
  'colleague-invitation.text':
    '{{person}} приглашает вас работать в {{company}} на Tenderlane. Роль: {{role}}.\n\nПриглашение отправлено на {{login}} и действует до {{until}}.',
  'carrier-invitation.subject': '{{company}} приглашает вас на свои тендеры',
  'carrier-invitation.text':
    '{{company}} публикует свои перевозки на Tenderlane и приглашает вас делать ставки. Участие бесплатное.\n\nПриглашение отправлено на {{login}} и действует до {{until}}.',
  'carrier-invitation.says': '{{person}} пишет:',

  'carrier-requested.subject': '{{carrier}} запрашивает доступ к вашим тендерам',
  'carrier-requested.text':
    '{{carrier}} ({{requested}}) запрашивает доступ к вашим тендерам. Откройте его или отклоните запрос.',
  'carrier-requested.forwarded':
    'Приглашение отправляли на {{invited}}, а принял его {{requested}}. Проверьте, одна ли это компания.',
  'carrier-accepted.subject': '{{carrier}}: приглашение принято',
  'carrier-accepted.text': 'Перевозчик {{carrier}} теперь в вашей сети и видит предназначенные ему тендеры.',
  'carrier-approved.subject': '{{company}}: доступ открыт',
  'carrier-approved.text': '{{company}} одобряет ваш запрос. Тендеры этой компании для вас открыты.',
  'carrier-declined.subject': '{{company}}: запрос отклонён',
  'carrier-declined.text': '{{company}} отклоняет ваш запрос доступа.\n\nПричина: {{reason}}',
  'carrier-suspended.subject': '{{company}} приостанавливает работу с вами',
  'carrier-suspended.text':
    '{{company}} приостанавливает работу с вами. Пока она не возобновлена, ваши ставки в тендерах этой компании не учитываются.\n\nПричина: {{reason}}',
  'carrier-resumed.subject': '{{company}} возобновляет работу с вами',
  'carrier-resumed.text': '{{company}} возобновляет работу с вами. Тендеры этой компании снова для вас открыты.',

  'tender-invited.subject': 'Новый тендер: {{load}}',
  'tender-invited.text':
    '{{company}} приглашает вас сделать ставку. Перевозка: {{load}}.\n\nСтавки принимаются до {{at}}.',
  'tender-outbid.subject': 'Вашу ставку перебили: {{load}}',
  'tender-outbid.text':
    'Другой перевозчик предлагает меньшую цену. Перевозка: {{load}}.\n\nУлучшить ставку можно до {{at}}.',
  'tender-extended.subject': 'Время тендера продлено: {{load}}',
  'tender-extended.text':
    '{{company}} продлевает тендер {{load}}. Теперь ставки принимаются до {{at}}.\n\nПричина: {{reason}}',
  'tender-leader-withdrew.subject': 'Лучшая ставка отозвана: {{load}}',
  'tender-leader-withdrew.text': 'Лидер тендера {{load}} отозвал свою ставку. Ставки принимаются до {{at}}.',
  'tender-changed.subject': 'Условия тендера изменились: {{load}}',
  'tender-changed.text':
    '{{company}} меняет условия тендера {{load}}. Посмотрите их ещё раз: сделанная раньше ставка учитывается только после вашего подтверждения.\n\nСтавки принимаются до {{at}}.',
  'tender-reopened.subject': 'Тендер снова открыт: {{load}}',
  'tender-reopened.text': '{{company}} снова открывает тендер {{load}}. Ставки принимаются до {{at}}.',
  'tender-resumed.subject': 'Тендер продолжается: {{load}}',
  'tender-resumed.text': 'Тендер {{load}} продолжается. Ставки принимаются до {{at}}.',
  'tender-won.subject': 'Вы победили: {{load}}. Подтвердите, пожалуйста',
  'tender-won.text':
    '{{company}} выбирает вас. Перевозка: {{load}}.\n\nПодтвердите до {{at}}, иначе её может получить другой перевозчик.',
  'tender-lost.subject': 'Выбран другой перевозчик: {{load}}',
  'tender-lost.text': 'В тендере {{load}} выбран другой перевозчик. Ваше место и причина — на странице тендера.',
  'tender-lapsed.subject': 'Вы не подтвердили вовремя: {{load}}',
  'tender-lapsed.text': 'Время на подтверждение перевозки {{load}} истекло. Ваше участие в ней завершено.',
  'tender-released.subject': 'Выбор победителя отменён: {{load}}',
  'tender-released.text': '{{company}} отменяет выбор победителя тендера {{load}}.\n\nПричина: {{reason}}',
  'tender-canceled.subject': 'Отменено: {{load}}',
  'tender-canceled.text': '{{company}} отменяет тендер {{load}}. Ставки больше не обязывают.\n\nПричина: {{reason}}',

  'load-publication-failed.subject': 'Не опубликовано: {{load}}',
  'load-publication-failed.text':
    'Тендер {{load}} не опубликован в назначенное время: заполнено не всё. Он остаётся черновиком.',
  'load-tender-over.subject': 'Выберите победителя: {{load}}',
  'load-tender-over.text': 'Приём ставок завершён: {{load}}. Выберите победителя до {{at}}.',
  'load-did-not-take-place.subject': 'Не состоялся: {{load}}',
  'load-did-not-take-place.text':
    'Тендер {{load}} завершился без победителя. Его можно опубликовать снова или поднять цену.',
  'load-approval-requested.subject': 'Выбор победителя требует вашего согласования: {{load}}',
  'load-approval-requested.text':
    'Ваш коллега выбрал перевозчика: {{load}}. Выбор требует вашего согласования в течение 24 часов.',
  'load-approved.subject': 'Выбор согласован: {{load}}',
  'load-approved.text': 'Выбор перевозчика {{carrier}} согласован: {{load}}. Перевозчика попросили подтвердить.',
  'load-disapproved.subject': 'Выбор не согласован: {{load}}',
  'load-disapproved.text': 'Выбор перевозчика {{carrier}} не согласован: {{load}}.',
  'load-selected.subject': 'Победитель выбран: {{load}}',
  'load-selected.text': 'Победитель тендера {{load}} — {{carrier}}. Подтверждения ждём до {{at}}.',
  'load-confirmed.subject': 'Перевозчик подтвердил: {{load}}',
  'load-confirmed.text': 'Перевозчик {{carrier}} подтвердил заказ {{load}}. Дальше — документы и машина.',
  'load-refused.subject': 'Перевозчик отказался: {{load}}',
  'load-refused.text': 'Перевозчик {{carrier}} выиграл тендер {{load}}, но отказался от него.',
  'load-lapsed.subject': 'Перевозчик не подтвердил вовремя: {{load}}',
  'load-lapsed.text': 'Перевозчик {{carrier}} выиграл тендер {{load}}, но не подтвердил его вовремя.',
  'load-carrier-canceled.subject': 'Перевозчик вернул заказ: {{load}}',
  'load-carrier-canceled.text':
    'Перевозчик {{carrier}} отменил заказ {{load}} после подтверждения. Выберите другого или опубликуйте тендер снова.',
};
