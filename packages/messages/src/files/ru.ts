import type { Translation } from '../translation';
import type { files as english } from './en';

export const files: Translation<typeof english> = {
  add: 'Добавить файлы',
  add_photos: 'Добавить фото',
  formats: 'PDF, изображения, офисные документы',
  formats_photos: 'JPEG, PNG, WebP, GIF или HEIC',
  sending: 'Отправляем {{name}}: {{percent}} %',
  remove: 'Убрать {{name}}',
  open_image: 'Показать {{name}}',
  download: 'Скачать {{name}}',
  close: 'Закрыть',
  failed: 'Файл «{{name}}» не отправлен: {{reason}}',
  retry: 'Отправить ещё раз',
  many: 'Не больше файлов, чем {{max}}',
  'dispute.title': 'Спор о доставке',
  'dispute.contested': 'Грузовладелец оспорил доставку',
  'dispute.resolved': 'Признано доставленным',
  'dispute.files': 'Файлы',
  'dispute.proof': 'Подтверждение доставки',
  'dispute.seen': 'Причину и файлы видит перевозчик и больше никто.',
};
