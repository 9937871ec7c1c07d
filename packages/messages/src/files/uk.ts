import type { Translation } from '../translation';
import type { files as english } from './en';

export const files: Translation<typeof english> = {
  add: 'Додати файли',
  add_photos: 'Додати фото',
  formats: 'PDF, зображення, офісні документи',
  formats_photos: 'JPEG, PNG, WebP, GIF або HEIC',
  sending: 'Надсилаємо {{name}}: {{percent}} %',
  remove: 'Прибрати {{name}}',
  open_image: 'Показати {{name}}',
  download: 'Завантажити {{name}}',
  close: 'Закрити',
  failed: 'Файл «{{name}}» не надіслано: {{reason}}',
  retry: 'Надіслати ще раз',
  many: 'Не більше файлів, ніж {{max}}',
  'dispute.title': 'Спір щодо доставки',
  'dispute.contested': 'Вантажовласник оскаржив доставку',
  'dispute.resolved': 'Визнано доставленим',
  'dispute.files': 'Файли',
  'dispute.proof': 'Підтвердження доставки',
  'dispute.seen': 'Причину та файли бачить перевізник і більше ніхто.',
};
