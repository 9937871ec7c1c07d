import type { Translation } from '../../translation';
import type { demoMails as english } from './en';

export const demoMails: Translation<typeof english> = {
  'demo.calendar': '{{company}} үшін Tenderlane демонстрациясы',
  'demo-requested.subject': '{{company}} демонстрация сұрайды',
  'demo-requested.text': '{{company}} компаниясы демонстрация сұрайды. Демонстрациялар кезегінен уақыт таңдаңыз.',
  'demo-confirm.subject': 'Демонстрацияны растаңыз',
  'demo-confirm.text':
    '{{person}}, осы мекенжаймен Tenderlane демонстрациясы сұралды. Бетті ашып, {{hours}} сағат ішінде «Растау» түймесін басыңыз. Егер Сіз сұрамаған болсаңыз, сонда «Маған енді жазбаңыз» түймесін басыңыз немесе бұл хабарламаны елемеңіз.',
  'demo-agreed.subject': 'Демонстрация: {{at}}',
  'demo-agreed.text':
    '{{company}} үшін демонстрация {{at}} өтеді. Өнімді {{person}} көрсетеді. Уақыты күнтізбеңізге тіркелді.',
  'demo-moved.subject': 'Демонстрация ауыстырылды: {{at}}',
  'demo-moved.text': '{{company}} үшін демонстрацияның жаңа уақыты: {{at}}. Ол күнтізбеңізге тіркелді.',
  'demo-reopened.subject': '{{company}} басқа уақыт сұрайды',
  'demo-reopened.text':
    '{{company}} компаниясы {{at}} уақытындағы демонстрацияға келе алмайды және басқа уақыт сұрайды. Оны демонстрациялар кезегінен таңдаңыз.',
  'demo-canceled.subject': '{{company}}: демонстрация болмайды',
  'demo-canceled.text': '{{company}} үшін демонстрация өтпейді.',
  'demo-reminder.subject': 'Демонстрация: {{at}}',
  'demo-reminder.text':
    'Еске саламыз: {{company}} үшін демонстрация {{at}} өтеді. Басталуына 2 сағат қалғанға дейін оны өзгертуге не бас тартуға болады.',
};
