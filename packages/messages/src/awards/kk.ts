import type { awards as english } from './en';
import type { Translation } from '../translation';

export const awards: Translation<typeof english> = {
  'award.title': '{{carrier}} таңдалсын ба, бағасы {{price}}?',
  'award.told': '{{carrier}} бірден хабардар болады, растауға {{time}} беріледі.',
  'award.stops': 'Сауда мерзімінен бұрын, дәл қазір тоқтайды.',
  'award.dearer': 'Бұл ең төмен салыстырмалы бағадан {{percent}} жоғары.',
  'award.reason': 'Неге ең төмен баға емес?',
  'award.reason_hint': 'Міндетті емес. Жеңбеген тасымалдаушылар оқиды.',
  'award.confirm': '{{carrier}} таңдау',

  'vat.net': 'ҚҚС-сыз',
  'vat.gross': 'ҚҚС-пен',
  'vat.none': 'ҚҚС салынбайды',

  'savings.title': 'Ең жақсы ұсыныс жеңсе',
  'savings.best': 'Ең жақсы салыстырмалы баға',
  'savings.approval': 'Бекіту',
  'savings.guardrail': 'Автоматты таңдау шегі',

  'saving.starting': 'Бастапқымен, {{base}}',
  'saving.target': 'Мақсатты бағамен, {{base}}',
  'saving.lane_median': 'Бағдар медианасымен, {{base}}',
  'saving.first_bid': 'Бірінші ұсыныспен, {{base}}',
  'saving.less': '{{amount}} кем ({{percent}})',
  'saving.more': '{{amount}} артық ({{percent}})',
  'saving.same': 'бірдей',

  'award.comparable_hint': 'ҚҚС-сыз салыстырылады',
  'award.no_approval': 'Мұндай бағада мақұлдау қажет емес.',
  'award.nobody': 'қазір ешкім жоқ',
  'award.approval_amount': '{{limit}} сомасынан асса, таңдауды алдымен әріптес мақұлдайды: {{approvers}}.',
  'award.approval_target':
    'Мақсатты бағадан {{percent}} артық, сондықтан таңдауды алдымен әріптес мақұлдайды: {{approvers}}.',
  'award.approval_starting':
    'Бастапқы бағадан {{percent}} артық, сондықтан таңдауды алдымен әріптес мақұлдайды: {{approvers}}.',
  'award.approval_every_award': 'Бұл тендердегі әр таңдауды алдымен әріптес мақұлдайды: {{approvers}}.',
  'award.above_guardrail': 'Автоматты таңдау ең көбі {{limit}} алады; бұл ұсыныс одан жоғары.',

  'rules.approval': 'Мақұлдау',
  'rules.guardrail': 'Автоматты таңдау, ең көбі',
  'rules.none': 'қажет емес',
  'rules.amount': '{{limit}} сомасынан асса',
  'rules.target': '{{limit}} сомасынан асса (мақсатты + {{percent}})',
  'rules.starting': '{{limit}} сомасынан асса (бастапқы + {{percent}})',
  'rules.every_award': 'әр таңдау',

  'winner.contact': 'Байланыс',
  'winner.vehicle': 'Көлік пен жүргізуші',

  'approval.title': 'Таңдау мақұлдауды күтуде',
  'approval.by_person':
    '{{person}}: {{carrier}} таңдалды, {{price}}. Әріптес {{time}} дейін шешеді; әйтпесе сауда жалғасады.',
  'approval.by_rule':
    '{{carrier}} автоматты түрде таңдалды, {{price}}. Әріптес {{time}} дейін шешеді; әйтпесе сауда жалғасады.',
  'approval.approve': 'Мақұлдау',
  'approval.decline': 'Қабылдамау',
  'approval.approve_title': '{{carrier}} мақұлдансын ба, бағасы {{price}}?',
  'approval.decline_title': 'Таңдау қабылданбасын ба?',
  'approval.decline_text': 'Сауда қалған уақытпен жалғасады немесе тендер басқа шешім күтеді.',
  'approval.reason': 'Неге қабылданбады',

  'winner.title': 'Жеңімпаз',
  'winner.chat': 'Чат',
  'winner.price': 'Бағасы',
  'winner.comparable': 'Салыстырмалы баға',
  'winner.confirm_until': 'Растау мерзімі',

  'decision.title': 'Жеңімпаз қалай таңдалды',
  'decision.via.manual': 'Қолмен',
  'decision.via.automatic': 'Соңында автоматты түрде',
  'decision.via.book_now': 'Лезде броньдау бағасымен',
  'decision.rule': 'Ереже',
  'decision.rule.lowest': 'ең төмен салыстырмалы баға',
  'decision.rule.score': 'ұпай',
  'decision.guardrail': 'Асырмау',
  'decision.weights': 'Салмақтар',
  'decision.weights_value': 'баға {{price}}, уақыттылық {{onTime}}, қабылдау {{acceptance}}, аз бас тарту {{cancel}}',
  'decision.reason': 'Көрсетілген себеп',
  'decision.candidates': 'Үміткерлер',
  'decision.chosen': 'таңдалды',
  'decision.score': 'ұпай {{score}}',
  'decision.assumed': 'болжамды көрсеткішпен',
  'decision.excluded': 'Есепке алынбады',
  'decision.excluded.out': 'жеңісті алып, айырылды',
  'decision.excluded.not_in_audience': 'енді шақырылғандар қатарында емес',
  'decision.excluded.not_eligible': 'әзірге жеңе алмайды',
  'decision.excluded.provisional': 'алдын ала ұсыныс',
  'decision.excluded.stale': 'өзгерістерді растамады',
  'decision.excluded.withdrawn': 'қайтарып алынды',
  'decision.excluded.expired': 'мерзімі өтті',
  'decision.excluded.above_guardrail': 'шектен жоғары',
};
