import type { carrierLink as english } from './en';
import type { SlavicTranslation } from '../translation';

export const carrierLink: SlavicTranslation<typeof english> = {
  'open.title': '{{shipper}} запрашивает вашу цену',
  'open.title_order': 'Ваш заказ от {{shipper}}',
  'open.title_invitation': '{{shipper}} приглашает вас в свои тендеры',
  'open.invited_by': 'Приглашает {{person}}',
  'open.tenders_one': 'Вас ждёт {{count, number}} открытый тендер.',
  'open.tenders_few': 'Вас ждут {{count, number}} открытых тендера.',
  'open.tenders_many': 'Вас ждут {{count, number}} открытых тендеров.',
  'open.tenders_other': 'Вас ждут {{count, number}} открытого тендера.',
  'open.no_tenders': 'О новых тендерах вы узнаете из сообщений.',
  'open.bid': 'Сделать ставку',
  'open.tender': 'Открыть тендер',
  'open.order': 'Открыть заказ',
  'open.look': 'Посмотреть тендеры',
  'open.book_now': 'Цена мгновенного бронирования',
  'open.free': 'Участие бесплатное, пароль не нужен.',
  'open.over': 'Торги завершены.',
  'open.until': 'Ставки до {{time}}',
  'open.more_stops_one': 'и ещё {{count, number}} точка',
  'open.more_stops_few': 'и ещё {{count, number}} точки',
  'open.more_stops_many': 'и ещё {{count, number}} точек',
  'open.more_stops_other': 'и ещё {{count, number}} точки',
  'opened.used_title': 'По этой ссылке уже сделана ставка',
  'opened.used_text':
    'Чтобы никто другой её не изменил, ссылка больше ничего не открывает. Войдите по коду, чтобы увидеть тендер {{shipper}}.',
  'opened.expired_title': 'Срок действия ссылки истёк',
  'opened.expired_text':
    'Ссылка в сообщении от {{shipper}} действует 72 часа. Войдите по коду: ваши тендеры и ставки там.',
  'opened.replaced_title': 'Пришло более новое сообщение',
  'opened.replaced_text':
    'С тех пор {{shipper}} написал вам ещё раз. Воспользуйтесь ссылкой из последнего сообщения или войдите по коду.',
  'opened.ended_title': 'Ссылка больше ничего не открывает',
  'opened.ended_text':
    'Её отозвали, или вы попросили {{shipper}} больше не писать. Если вы работаете вместе, войдите по коду.',
  'opened.unknown_title': 'Такой ссылки нет',
  'opened.unknown_text': 'Скопируйте адрес из сообщения целиком или войдите по коду.',
  'first_bid.title': 'Ваша ставка',
  'first_bid.company': 'Название вашей компании',
  'first_bid.as_company': 'Вы делаете ставку от имени {{company}}.',
  'first_bid.which': 'От имени какой вашей компании ставка?',
  'first_bid.at_most': 'Не выше стартовой ставки {{price}}',
  'first_bid.stands': '{{company}} уже работает с {{shipper}}. Осталась только цена.',
  'first_bid.join': 'Принять приглашение',
  'by_link.title': 'Сохраните этот кабинет',
  'by_link.text':
    'Вы пришли по ссылке из сообщения. Она открывает только тендеры отправителя в течение 72 часов. Войдите по коду, чтобы сохранить свои ставки и видеть всё.',
  'by_link.order':
    'Вы пришли по ссылке из сообщения. Она открывает только этот заказ, не дольше 24 часов после его завершения. Каждое сообщение продлевает ссылку на 72 часа. Войдите по коду, чтобы видеть всё.',
  'public_link.title': '{{shipper}} ищет перевозчика',
  'public_link.request':
    'Вместе со ставкой {{shipper}} получит ваш запрос на сотрудничество. Ставка предварительная: она учтётся, как только вас примут.',
  'public_link.login': 'Ваша почта или телефон',
  'public_link.login_missing': 'Введите адрес почты или номер телефона.',
  'public_link.send': 'Отправить запрос и ставку {{price}}',
  'public_link.company_title': 'Кто повезёт?',
  'public_link.next': 'Дальше: код для входа',
  'public_link.request_known':
    'Если вы ещё не работаете с {{shipper}}, вместе со ставкой вы отправляете запрос: ставка предварительная и учтётся, как только {{shipper}} вас примет.',
  'public_link.over_title': 'Торги завершены',
  'public_link.over_text': 'Этот тендер больше не принимает ставок. Возможно, для вас открыты другие.',
  'public_link.over_visitor_text':
    'Этот тендер больше не принимает ставок. Если вы сделали ставку, войдите по коду: она там, вместе с результатом.',
  'public_link.unknown_text':
    'Тендер отозван, или адрес неполный. Скопируйте его целиком или спросите того, кто его прислал.',
  'stop.title_of': 'Прекратить сообщения от {{shipper}}?',
  'stop.text':
    '{{shipper}} больше не будет писать на этот адрес через Tenderlane. Коды для входа по-прежнему будут приходить. Если позже вы примете приглашение, сообщения вернутся.',
  'stop.press': 'Больше не пишите мне',
  'stop.done_title': '{{shipper}} вам больше не напишет',
  'stop.done_text': 'Эту страницу можно закрыть. Коды для входа придут, когда вы их запросите.',
};
