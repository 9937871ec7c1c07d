import type { auth as english } from '../en/auth';
import type { Translation } from '../translation';

export const auth: Translation<typeof english> = {
  'sign_in.title': 'Кіру',
  'sign_in.text':
    'Алты таңбалы код жібереміз, құпиясөз қажет емес. Мұнда алғаш рет келсеңіз, код есептік жазбаңызды ашады.',
  'sign_in.login': 'Электрондық пошта немесе телефон',
  'sign_in.phone_hint': 'Телефон нөмірі ел кодынан басталады, мысалы {{code}}',
  'sign_in.login_missing': 'Электрондық поштаңызды немесе телефон нөміріңізді енгізіңіз',
  'sign_in.send_code': 'Код жіберу',
  wait: 'Әрекет тым көп. {{time}} кейін қайталаңыз.',

  'code.title': 'Кодты енгізіңіз',
  'code.sent_email': 'Алты таңбалы код <login/> мекенжайына жіберілді. Ол {{time}} жарамды.',
  'code.sent_sms': 'Алты таңбалы код <login/> нөміріне жіберілді. Ол {{time}} жарамды.',
  'code.resend_in': 'Код келмеді ме? Қайта жіберуге болады: <time/>.',
  'code.resend': 'Жаңа код жіберу',
  'code.resent': 'Жаңа код жіберілді; алдыңғысы енді жарамсыз.',
  'code.spam': 'Спам қалтасын да тексеріңіз.',
  'code.sign_in': 'Кіру',
  'code.use_another': 'Басқа пошта немесе телефон',

  'transfer.title': 'Жүйеге кіріп жатырсыз…',
  'transfer.failed': 'Бұл сілтеме енді жұмыс істемейді',
  'transfer.by_code': 'Код арқылы кіру',

  'onboarding.title': 'Алғашқы қадамдар',
  'onboarding.step': '{{step}}-қадам, барлығы {{total}}',
  'onboarding.person_title': 'Атыңыз кім?',
  'onboarding.person_text': 'Есіміңізді әріптестеріңіз бен серіктестеріңіз әрекеттеріңіздің жанынан көреді.',
  'onboarding.brand_title': 'Сіздің компанияңыз',
  'onboarding.brand_text':
    'Тендерлеріңіз оның атынан жарияланады. Сіз оның иесі боласыз және әріптестеріңізді шақыра аласыз.',
  'onboarding.start': 'Бастау',
};
