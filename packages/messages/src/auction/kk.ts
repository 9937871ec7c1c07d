import type { auction as english } from './en';
import type { Translation } from '../translation';

export const auction: Translation<typeof english> = {
  'tile.best': 'Ең жақсы салыстырмалы',
  'tile.bids': 'Ұсыныс / шақырылған',
  'tile.answers': 'ашқаны {{opened}}, қабылдағаны {{accepted}}',
  'tile.target': 'Мақсатты',
  'tile.starting': 'Бастапқы',
  'tile.book_now': 'Броньдау',
  'tile.to_target': 'мақсаттыға {{percent}}',
  'tile.step': 'қадамы {{step}}',

  'chain.check': 'Тізбекті тексеру',
  'chain.about': 'Әр ұсыныс пен шешім — алдыңғысын қамтитын буын. Браузеріңіз бәрін қайта есептейді.',
  'chain.checking': 'Тексерілуде…',
  'chain.intact_one': 'Тізбек бүтін: {{count, number}} жазба',
  'chain.intact_other': 'Тізбек бүтін: {{count, number}} жазба',
  'chain.contents_one': '{{count, number}} жазба мазмұны дәлелденді',
  'chain.contents_other': '{{count, number}} жазба мазмұны дәлелденді',
  'chain.broken': 'Тізбек {{entry}}-жазбада бұзылған',
  'chain.content_broken': '{{entry}}-жазбаның мазмұны бекітілгенге сай емес',
  'chain.empty': 'Жарияланғанға дейін тексеретін ештеңе жоқ',
  'chain.closed': 'Мұнда ұсыныстар жасырын: тізбек сауда аяқталғанда ашылады',

  'conflict.title': 'Өзгерісіңіз сақталмады',
  'conflict.meanwhile': '{{what}} ({{time}}). Төменде — қазіргі күйі.',
  'conflict.reference': '{{status}} · {{code}} · сұрау {{request}}',
};
