import type { Translation } from '../../translation';
import type { packetErrors as english } from './en';

export const packetErrors: Translation<typeof english> = {
  'packet.wrong-state': 'Қазір бұл мүмкін емес: анкетаның күйі өзгерді. Бетті жаңартыңыз.',
  'packet.changed-meanwhile': 'Сіз ашқаннан бері анкета өзгерді. Бетті жаңартып, тексеріңіз.',
  'packet.nothing-published': 'Әзірге анкета жоқ. Оны дайындап, жариялаңыз.',
  'packet.incomplete': 'Міндетті деректер жетіспейді. Белгіленгенді толтырып, қайта жіберіңіз.',
  'packet.unknown-part': 'Анкетада мұндай бөлім жоқ.',
  'packet.feedback-missing': 'Тасымалдаушы нені түзетуі керегін жазыңыз.',
  'packet.empty': 'Кемінде бір сұрақ, құжат немесе шарт қосыңыз.',
  'packet.repeated-id': 'Бұл элемент қайталанып тұр. Біреуін алып тастаңыз.',
  'packet.too-few-options': 'Кемінде екі түрлі нұсқа қосыңыз.',
  'packet.condition': 'Алдыңғы сұрақты және оның бір жауабын таңдаңыз.',
  'packet.unknown-question': 'Анкетада бұл сұрақ енді жоқ. Бетті жаңартыңыз.',
  'packet.document-expired': 'Бұл құжаттың мерзімі өтті. Жарамды құжат қосыңыз.',
  'packet.expiry-missing': 'Құжаттың қай күнге дейін жарамды екенін көрсетіңіз.',
  'packet.amount-missing': 'Сақтандыру сомасын көрсетіңіз.',
  'packet.amount-too-low': 'Сақтандыру сомасы талап етілгеннен аз.',
  'document.issued-after-expiry': 'Құжаттың мерзімі берілген күнінен бұрын бітпейді. Екі күнді де тексеріңіз.',
  'document.other-kind': 'Мұнда басқа түрдегі құжат керек.',
  'document.handed-in':
    'Бұл құжат мына жүк иелеріне тапсырылған анкетада тұр: {{shippers}}. Жаңа құжат қосыңыз немесе алдымен анкетаны қайтарып алыңыз.',
};
