import type { SlavicTranslation } from '../translation';
import type { tracking as english } from './en';

export const tracking: SlavicTranslation<typeof english> = {
  title: 'Телематика',
  text: 'Місцезнаходження ваших вантажівок показують прибуття та очікуваний час вам і вантажовласникам ваших замовлень.',
  add: 'Додати обліковий запис телематики',
  none: 'Облікових записів телематики ще немає',
  none_text:
    'Додайте обліковий запис своєї телематики або застосунок на телефоні та вкажіть вантажівку кожного пристрою. Місцезнаходження зберігаємо, лише поки вантажівка має замовлення.',
  since: 'Додано {{date}}',
  no_devices: 'Пристроїв немає',
  more: 'ще {{count, number}}',
  edit_label: 'Змінити {{name}}',
  revoke_label: 'Відкликати {{name}}',
  revoke: 'Відкликати',
  revoke_title: 'Відкликати {{name}}?',
  revoke_text:
    'Токен перестане діяти одразу, і місцезнаходження більше не прийматимемо. Прибуття, які вже записано, залишаться. Скасувати це не можна.',
  revoked: '{{name}}: відкликано',
  saved: '{{name}}: збережено',
  'form.edit': 'Змінити {{name}}',
  'form.name': 'Назва',
  'form.name_text': 'Її бачать вантажовласники ваших замовлень.',
  'form.devices': 'Пристрої',
  'form.devices_text': 'Назва або номер, який надсилає пристрій, і його вантажівка.',
  'form.device': 'Пристрій {{number}}',
  'form.device_placeholder': 'Номер',
  'form.truck': 'Вантажівка пристрою {{number}}',
  'form.truck_placeholder': 'Вантажівка',
  'form.remove': 'Прибрати пристрій {{number}}',
  'form.add': 'Додати пристрій',
  'form.twice': 'Цей пристрій є у списку двічі.',
  'form.no_trucks': 'У вас ще немає вантажівок.',
  'form.to_trucks': 'Додати вантажівку',
  'token.title': 'Токен: {{name}}',
  'token.text':
    'Токен показуємо лише зараз. Бережіть його, як пароль: хто його має, може надсилати місцезнаходження ваших вантажівок.',
  'token.osmand': 'Адреса для застосунку',
  'token.osmand_text': 'Для Traccar Client і кожного пристрою з протоколом OsmAnd.',
  'token.api': 'Токен для телематики',
  'token.api_text': 'Bearer-токен запитів на {{address}}.',
  'token.done': 'Токен збережено',
};
