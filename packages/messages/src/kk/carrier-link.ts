import type { carrierLink as english } from '../en/carrier-link';
import type { Translation } from '../translation';

export const carrierLink: Translation<typeof english> = {
  'open.title': '{{shipper}} сізден баға сұрайды',
  'open.title_invitation': '{{shipper}} сізді тендерлеріне шақырады',
  'open.invited_by': 'Шақырған: {{person}}',
  'open.tenders_one': 'Сізді {{count, number}} ашық тендер күтіп тұр.',
  'open.tenders_other': 'Сізді {{count, number}} ашық тендер күтіп тұр.',
  'open.no_tenders': 'Жаңа тендерлер туралы хабарлама аласыз.',
  'open.bid': 'Баға ұсыну',
  'open.tender': 'Тендерді ашу',
  'open.look': 'Тендерлерді көру',
  'open.book_now': 'Лезде броньдау бағасы',
  'open.free': 'Қатысу тегін, құпиясөз қажет емес.',
  'open.over': 'Баға қабылдау аяқталды.',
  'open.until': 'Баға ұсыну {{time}} дейін',
  'open.more_stops_one': 'және тағы {{count, number}} нүкте',
  'open.more_stops_other': 'және тағы {{count, number}} нүкте',
  'opened.used_title': 'Осы сілтеме арқылы баға ұсынылған',
  'opened.used_text':
    'Оны басқа біреу өзгертпеуі үшін сілтеме енді ашылмайды. {{shipper}} тендерін көру үшін код арқылы кіріңіз.',
  'opened.expired_title': 'Сілтеменің мерзімі өтті',
  'opened.expired_text':
    '{{shipper}} хабарламасындағы сілтеме 72 сағат жарамды. Код арқылы кіріңіз: тендерлеріңіз бен баға ұсыныстарыңыз сонда.',
  'opened.replaced_title': 'Жаңа хабарлама келді',
  'opened.replaced_text':
    '{{shipper}} содан кейін тағы жазды. Соңғы хабарламадағы сілтемені ашыңыз немесе код арқылы кіріңіз.',
  'opened.ended_title': 'Сілтеме енді ашылмайды',
  'opened.ended_text':
    'Ол қайтарып алынды немесе сіз {{shipper}} енді жазбасын деп сұрадыңыз. Бірге жұмыс істесеңіз, код арқылы кіріңіз.',
  'opened.unknown_title': 'Мұндай сілтеме жоқ',
  'opened.unknown_text': 'Хабарламадағы мекенжайды толық көшіріңіз немесе код арқылы кіріңіз.',
  'opened.sign_in': 'Код арқылы кіру',
  'first_bid.title': 'Сіздің ұсынысыңыз',
  'first_bid.company': 'Компанияңыздың атауы',
  'first_bid.as_company': '{{company}} атынан баға ұсынасыз.',
  'first_bid.which': 'Қай компанияңыздың атынан баға ұсынасыз?',
  'first_bid.at_most': 'Бастапқы бағадан ({{price}}) аспауы керек',
  'first_bid.stands': '{{company}} енді {{shipper}} компаниясымен жұмыс істейді. Тек баға қалды.',
  'first_bid.join': 'Шақыруды қабылдау',
  'by_link.title': 'Осы кабинетті сақтап қойыңыз',
  'by_link.text':
    'Сіз хабарламадағы сілтемемен кірдіңіз. Ол тек жіберушінің тендерлерін 72 сағат бойы ашады. Ұсыныстарыңызды сақтап, бәрін көру үшін код арқылы кіріңіз.',
  'public_link.title': '{{shipper}} тасымалдаушы іздейді',
  'public_link.request':
    'Баға ұсына отырып, сіз {{shipper}} компаниясынан бірге жұмыс істеуді сұрайсыз. Ұсыныс алдын ала: {{shipper}} сізді қабылдағанда ғана есепке алынады.',
  'public_link.login': 'Поштаңыз немесе телефоныңыз',
  'public_link.login_missing': 'Пошта мекенжайын немесе телефон нөмірін енгізіңіз.',
  'public_link.send': 'Сұрау мен {{price}} ұсынысын жіберу',
  'public_link.company_title': 'Кім тасымалдайды?',
  'stop.title_of': '{{shipper}} хабарламаларын тоқтату керек пе?',
  'stop.text':
    '{{shipper}} бұл мекенжайға Tenderlane арқылы енді жазбайды. Кіру кодтары келе береді. Кейін шақыруды қабылдасаңыз, хабарламалар қайта келеді.',
  'stop.press': 'Маған енді жазбаңыз',
  'stop.done_title': '{{shipper}} сізге енді жазбайды',
  'stop.done_text': 'Бұл бетті жабуға болады. Кіру кодтары сұраған кезде келе береді.',
};
