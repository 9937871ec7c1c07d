import type { Translation } from '../translation';
import type { files as english } from './en';

export const files: Translation<typeof english> = {
  add: 'Файл қосу',
  add_photos: 'Фото қосу',
  formats: 'PDF, суреттер, кеңсе құжаттары',
  formats_photos: 'JPEG, PNG, WebP, GIF немесе HEIC',
  sending: '{{name}} жіберілуде: {{percent}} %',
  remove: '{{name}} файлын алып тастау',
  open_image: '{{name}} суретін көрсету',
  download: '{{name}} файлын жүктеп алу',
  close: 'Жабу',
  failed: '«{{name}}» файлы жіберілмеді: {{reason}}',
  retry: 'Қайта жіберу',
  many: 'Ең көбі {{max}} файл',
  'dispute.title': 'Жеткізу туралы дау',
  'dispute.contested': 'Жүк иесі жеткізуге дау айтты',
  'dispute.resolved': 'Жеткізілген деп танылды',
  'dispute.files': 'Файлдар',
  'dispute.proof': 'Жеткізуді растайтын файлдар',
  'dispute.seen': 'Себебі мен файлдарды тек тасымалдаушы көреді.',
};
