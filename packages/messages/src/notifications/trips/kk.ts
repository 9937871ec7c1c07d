import type { Translation } from '../../translation';
import type { tripNotices as english } from './en';

export const tripNotices: Translation<typeof english> = {
  'driver-link-moved.title': 'Жүргізуші сілтемесі басқа телефонда ашылды',
  'driver-link-moved.text':
    'Бұрынғы телефонда {{tender}} тасымалының сілтемесі енді жарамсыз. Егер бұл Сіздің жүргізушіңіз болмаса, жаңасын жасаңыз.',
  'load-proof-added.title': 'Жеткізу растамасын тексеріңіз',
  'load-proof-added.text':
    '{{carrier}} {{tender}} жүгін жеткізу растамасын жіберді: {{text}}. Жауап бермесеңіз, екі күннен кейін қабылданады.',
  'order-proof-refused.title': 'Жеткізу растамасы қайтарылды',
  'order-proof-refused.text': '{{company}} {{tender}} жүгін жеткізу растамасын қайтарды: {{text}}. Басқасын жіберіңіз.',
  'trip-stop-changed.title': 'Нүктенің байланысы немесе ескертпесі өзгерді',
  'trip-stop-changed.text':
    '{{tender}} тасымалында байланыс немесе ескертпе өзгерді: {{text}}. Толығы тапсырыс бетінде.',
  'order-vehicle-asked.title': 'Жүргізуші мен жүк көлігін көрсетіңіз',
  'order-vehicle-asked.text':
    'Жүк иесі {{tender}} жүгін кім және немен тасымалдайтынын сұрайды. Жүргізуші мен жүк көлігін тапсырыс бетінде көрсетіңіз.',
  'trip-arrived.title': 'Жүк көлігі келді',
  'trip-arrived.text': '{{tender}} тасымалының жүк көлігі келді: {{text}}.',
  'trip-change-proposed.title': 'Нүктенің өзгерісіне жауап беріңіз',
  'trip-change-proposed.text': '{{tender}} тасымалына өзгеріс ұсынылды: {{text}}. Ол Сіз қабылдағанда күшіне енеді.',
  'trip-change-accepted.title': 'Нүктенің өзгерісі қабылданды',
  'trip-change-accepted.text': '{{tender}} тасымалы бойынша ұсынған өзгерісіңіз қабылданып, күшіне енді: {{text}}.',
  'trip-change-refused.title': 'Нүктенің өзгерісі қабылданбады',
  'trip-change-refused.text':
    '{{tender}} тасымалы бойынша ұсынған өзгерісіңіз қабылданбады: {{text}}. Бұрынғы келісім күшінде.',
  'load-vehicle-named.title': 'Жүргізуші немесе жүк көлігі көрсетілді',
  'load-vehicle-named.text': '{{carrier}} {{tender}} тасымалын кім және немен орындайтынын хабарлады: {{text}}',
  'load-vehicle-taken-back.title': 'Жүргізуші немесе жүк көлігі қайтарып алынды',
  'load-vehicle-taken-back.text':
    '{{carrier}} {{tender}} үшін бұрын көрсетілгенді қайтарып алды: {{taken}}. Қазір жүргізуші де, жүк көлігі де көрсетілмеген.',
  'load-vehicle-partly-taken-back.title': 'Жүргізуші немесе жүк көлігі қайтарып алынды',
  'load-vehicle-partly-taken-back.text':
    '{{carrier}} {{tender}} үшін бұрын көрсетілгенді қайтарып алды: {{taken}}. Қазір көрсетілгені: {{text}}',
};
