import type { auction as english } from './en';
import type { SlavicTranslation } from '../translation';

export const auction: SlavicTranslation<typeof english> = {
  'tile.best': 'Найкраща порівнянна',
  'tile.bids': 'Ставки / запрошено',
  'tile.answers': 'відкрили {{opened}}, прийняли {{accepted}}',
  'tile.target': 'Цільова',
  'tile.starting': 'Стартова',
  'tile.book_now': 'Бронювання',
  'tile.to_target': '{{percent}} до цільової',
  'tile.step': 'крок {{step}}',

  'chain.check': 'Перевірити ланцюг',
  'chain.about': 'Кожна ставка й рішення — ланка, що містить попередню. Ваш браузер обчислює їх усі наново.',
  'chain.checking': 'Перевіряємо…',
  'chain.intact_one': 'Ланцюг цілий: {{count, number}} запис',
  'chain.intact_few': 'Ланцюг цілий: {{count, number}} записи',
  'chain.intact_many': 'Ланцюг цілий: {{count, number}} записів',
  'chain.intact_other': 'Ланцюг цілий: {{count, number}} запису',
  'chain.contents_one': 'вміст {{count, number}} підтверджено',
  'chain.contents_few': 'вміст {{count, number}} підтверджено',
  'chain.contents_many': 'вміст {{count, number}} підтверджено',
  'chain.contents_other': 'вміст {{count, number}} підтверджено',
  'chain.broken': 'Ланцюг порушено на записі {{entry}}',
  'chain.content_broken': 'Вміст запису {{entry}} не збігається із зафіксованим',
  'chain.empty': 'До публікації нема що перевіряти',
  'chain.closed': 'Ставки тут приховані: ланцюг відкриється після завершення торгів',

  'conflict.title': 'Вашу зміну не збережено',
  'conflict.meanwhile': '{{what}} ({{time}}). Нижче — поточний стан.',
  'conflict.reference': '{{status}} · {{code}} · запит {{request}}',
};
