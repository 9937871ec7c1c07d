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
  'driver-trip-changed.subject': '{{carrier}} үшін рейсіңіз өзгерді',
  'driver-trip-changed.text': '{{carrier}} үшін рейсіңіздің нүктесі өзгерді. Телефондағы сілтемені ашып қараңыз.',
  'driver-trip-changed.sms': '{{carrier}} үшін рейсіңіз өзгерді.',
  'trip-stop-changed.subject': '{{load}}: нүктенің байланысы немесе ескертпесі өзгерді',
  'trip-stop-changed.text':
    '{{tender}} тасымалында байланыс немесе ескертпе өзгерді: {{text}}. Толығы тапсырыс бетінде.',
  'order-vehicle-asked.subject': '{{load}}: жүргізуші мен жүк көлігін көрсетіңіз',
  'order-vehicle-asked.text':
    'Жүк иесі {{tender}} жүгін кім және немен тасымалдайтынын сұрайды. Жүргізуші мен жүк көлігін тапсырыс бетінде көрсетіңіз.',
  'trip-arrived.subject': '{{load}}: жүк көлігі келді',
  'trip-arrived.text': '{{tender}} тасымалының жүк көлігі келді: {{text}}.',
  'trip-change-proposed.subject': '{{load}}: нүктенің өзгерісіне жауап беріңіз',
  'trip-change-proposed.text': '{{tender}} тасымалына өзгеріс ұсынылды: {{text}}. Ол Сіз қабылдағанда күшіне енеді.',
  'trip-change-accepted.subject': '{{load}}: нүктенің өзгерісі қабылданды',
  'trip-change-accepted.text': '{{tender}} тасымалы бойынша ұсынған өзгерісіңіз қабылданып, күшіне енді: {{text}}.',
  'trip-change-refused.subject': '{{load}}: нүктенің өзгерісі қабылданбады',
  'trip-change-refused.text':
    '{{tender}} тасымалы бойынша ұсынған өзгерісіңіз қабылданбады: {{text}}. Бұрынғы келісім күшінде.\n\nСебебі: {{reason}}',
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
