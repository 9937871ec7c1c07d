import type { Translation } from '../../translation';
import type { tripMails as english } from './en';

export const tripMails: Translation<typeof english> = {
  'driver-link.subject': '{{carrier}} үшін рейсіңіз',
  'driver-link.text':
    '{{carrier}} осы рейсті телефоннан белгілеп отыруыңызды сұрайды. Сілтемені телефонда ашыңыз: тіркелгі керек емес, ештеңе орнатылмайды. Сілтеме тек Сізге арналған, оны ешкімге бермеңіз.',
  'driver-link.sms': '{{carrier}} үшін рейсіңіз. Тек Сізге арналған.',
  'driver-link-moved.subject': '{{load}}: жүргізуші басқа телефонда',
  'driver-link-moved.text':
    '{{tender}} тасымалының жүргізуші сілтемесі басқа телефонда ашылды, бұрынғы телефонда ол енді жарамсыз. Егер бұл Сіздің жүргізушіңіз болмаса, тапсырыс бетінде жаңа сілтеме жасаңыз.',
  'load-proof-added.subject': '{{load}}: жеткізу растамасын тексеріңіз',
  'load-proof-added.text':
    '{{carrier}} {{tender}} жүгін жеткізу растамасын жіберді: {{text}}. Жауап бермесеңіз, екі күннен кейін қабылданады.',
  'order-proof-refused.subject': '{{load}}: жеткізу растамасы қайтарылды',
  'order-proof-refused.text':
    '{{company}} {{tender}} жүгін жеткізу растамасын қайтарды: {{text}}. Басқасын жіберіңіз.\n\nСебебі: {{reason}}',
  'load-vehicle-named.subject': '{{load}}: жүргізуші немесе жүк көлігі көрсетілді',
  'load-vehicle-named.text': '{{carrier}} {{tender}} тасымалын кім және немен орындайтынын хабарлады: {{text}}',
  'load-vehicle-taken-back.subject': '{{load}}: жүргізуші немесе жүк көлігі қайтарып алынды',
  'load-vehicle-taken-back.text':
    '{{carrier}} {{tender}} үшін бұрын көрсетілгенді қайтарып алды: {{taken}}. Қазір жүргізуші де, жүк көлігі де көрсетілмеген.',
  'load-vehicle-partly-taken-back.subject': '{{load}}: жүргізуші немесе жүк көлігі қайтарып алынды',
  'load-vehicle-partly-taken-back.text':
    '{{carrier}} {{tender}} үшін бұрын көрсетілгенді қайтарып алды: {{taken}}. Қазір көрсетілгені: {{text}}',
};
