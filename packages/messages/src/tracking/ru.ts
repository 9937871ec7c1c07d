import type { SlavicTranslation } from '../translation';
import type { tracking as english } from './en';

export const tracking: SlavicTranslation<typeof english> = {
  title: 'Телематика',
  text: 'Местоположения ваших грузовиков показывают прибытие и ожидаемое время вам и грузовладельцам ваших заказов.',
  add: 'Добавить учётную запись телематики',
  none: 'Учётных записей телематики пока нет',
  none_text:
    'Добавьте учётную запись своей телематики или приложение на телефоне и укажите грузовик каждого устройства. Местоположения храним, только пока у грузовика есть заказ.',
  since: 'Добавлено {{date}}',
  no_devices: 'Устройств нет',
  more: 'ещё {{count, number}}',
  edit_label: 'Изменить {{name}}',
  revoke_label: 'Отозвать {{name}}',
  revoke: 'Отозвать',
  revoke_title: 'Отозвать {{name}}?',
  revoke_text:
    'Токен перестанет действовать сразу, и местоположения больше не будут приниматься. Записанные прибытия останутся. Отменить это нельзя.',
  revoked: '{{name}}: отозвано',
  saved: '{{name}}: сохранено',
  'form.edit': 'Изменить {{name}}',
  'form.name': 'Название',
  'form.name_text': 'Его видят грузовладельцы ваших заказов.',
  'form.devices': 'Устройства',
  'form.devices_text': 'Название или номер, который передаёт устройство, и его грузовик.',
  'form.device': 'Устройство {{number}}',
  'form.device_placeholder': 'Номер',
  'form.truck': 'Грузовик устройства {{number}}',
  'form.truck_placeholder': 'Грузовик',
  'form.remove': 'Убрать устройство {{number}}',
  'form.add': 'Добавить устройство',
  'form.twice': 'Это устройство есть в списке дважды.',
  'form.no_trucks': 'У вас пока нет грузовиков.',
  'form.to_trucks': 'Добавить грузовик',
  'token.title': 'Токен: {{name}}',
  'token.text':
    'Токен показываем только сейчас. Храните его как пароль: тот, у кого он есть, может передавать местоположения ваших грузовиков.',
  'token.osmand': 'Адрес для приложения',
  'token.osmand_text': 'Для Traccar Client и любого устройства с протоколом OsmAnd.',
  'token.api': 'Токен для телематики',
  'token.api_text': 'Bearer-токен запросов на {{address}}.',
  'token.done': 'Токен сохранён',
};
