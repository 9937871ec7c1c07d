import type { SlavicTranslation } from '../../translation';
import type { tripMails as english } from './en';

export const tripMails: SlavicTranslation<typeof english> = {
  'load-proof-added.subject': '{{load}}: проверьте подтверждение доставки',
  'load-proof-added.text':
    '{{carrier}} отправляет подтверждение доставки груза {{tender}}: {{text}}. Без Вашего ответа оно будет принято через два дня.',
  'order-proof-refused.subject': '{{load}}: подтверждение доставки отклонено',
  'order-proof-refused.text':
    '{{company}} не принимает подтверждение доставки груза {{tender}}: {{text}}. Отправьте другое.\n\nПричина: {{reason}}',
  'load-vehicle-named.subject': '{{load}}: указан водитель или грузовик',
  'load-vehicle-named.text': '{{carrier}} сообщает, кто и на чём везёт {{tender}}: {{text}}',
  'load-vehicle-taken-back.subject': '{{load}}: водитель или грузовик отозван',
  'load-vehicle-taken-back.text':
    '{{carrier}} отзывает указанное для {{tender}}: {{taken}}. Теперь ни водитель, ни грузовик не указаны.',
  'load-vehicle-partly-taken-back.subject': '{{load}}: водитель или грузовик отозван',
  'load-vehicle-partly-taken-back.text':
    '{{carrier}} отзывает указанное для {{tender}}: {{taken}}. Теперь указано: {{text}}',
};
