import type { mail as english } from '../en/mail';
import type { Translation } from '../translation';

export const mail: Translation<typeof english> = {
  'sign-in-code.subject': 'Tenderlane жүйесіне кіру кодыңыз',
  'sign-in-code.text':
    '{{code}} — Tenderlane жүйесіне кіру кодыңыз. Ол бір рет және {{minutes}} минут ішінде жарамды.\n\nЕгер Сіз код сұрамаған болсаңыз, біреу мекенжайыңызды қателесіп енгізген. Бұл кодсыз ешкім кіре алмайды, сондықтан оны ешкімге бермеңіз.',
  'sign-in-code.sms': '{{code}} — Tenderlane кодыңыз. Оны ешкімге бермеңіз.',

  'colleague-invitation.subject': '{{person}} Сізді Tenderlane жүйесіндегі {{company}} компаниясына шақырады',
  'colleague-invitation.text':
    '{{person}} Сізді Tenderlane жүйесіндегі {{company}} компаниясында жұмыс істеуге шақырады. Рөліңіз: {{role}}.\n\nШақыру {{login}} үшін жіберілді және {{until}} дейін жарамды.',
  'carrier-invitation.subject': '{{company}} Сізді өз тендерлеріне шақырады',
  'carrier-invitation.text':
    '{{company}} тасымалдарын Tenderlane жүйесінде жариялайды және Сізді баға ұсынуға шақырады. Қатысу тегін.\n\nШақыру {{login}} үшін жіберілді және {{until}} дейін жарамды.',
  'carrier-invitation.says': '{{person}} былай деп жазды:',

  'carrier-requested.subject': '{{carrier}} тендерлеріңізге қолжеткізу сұрайды',
  'carrier-requested.text':
    '{{carrier}} ({{requested}}) тендерлеріңізге қолжеткізу сұрайды. Рұқсат беріңіз немесе қабылдамаңыз.',
  'carrier-requested.forwarded':
    'Шақыру {{invited}} үшін жіберілген, бірақ оны {{requested}} қабылдады. Екеуі бір компанияға тиесілі екенін тексеріңіз.',
  'carrier-accepted.subject': '{{carrier}} шақыруыңызды қабылдады',
  'carrier-accepted.text': '{{carrier}} енді желіңізде және өзіне арналған тендерлерді көреді.',
  'carrier-approved.subject': '{{company}} Сізге рұқсат берді',
  'carrier-approved.text': '{{company}} сұрауыңызды мақұлдады. Оның тендерлері Сізге ашық.',
  'carrier-declined.subject': '{{company}} сұрауыңызды қабылдамады',
  'carrier-declined.text': '{{company}} қолжеткізу сұрауыңызды қабылдамады.\n\nСебебі: {{reason}}',
  'carrier-suspended.subject': '{{company}} Сізбен жұмысты тоқтата тұрды',
  'carrier-suspended.text':
    '{{company}} Сізбен жұмысты тоқтата тұрды. Жұмыс жалғасқанша оның тендерлеріндегі баға ұсыныстарыңыз есепке алынбайды.\n\nСебебі: {{reason}}',
  'carrier-resumed.subject': '{{company}} Сізбен жұмысты жалғастырды',
  'carrier-resumed.text': '{{company}} Сізбен жұмысты жалғастырды. Оның тендерлері Сізге қайтадан ашық.',

  'tender-invited.subject': 'Жаңа тендер: {{load}}',
  'tender-invited.text':
    '{{company}} Сізді баға ұсынуға шақырады. Тасымал: {{load}}.\n\nҰсыныстар {{at}} дейін қабылданады.',
  'tender-outbid.subject': 'Сізден төмен баға ұсынылды: {{load}}',
  'tender-outbid.text':
    'Басқа тасымалдаушы төмен баға ұсынды. Тасымал: {{load}}.\n\nҰсынысыңызды {{at}} дейін жақсарта аласыз.',
  'tender-extended.subject': 'Тендер уақыты ұзартылды: {{load}}',
  'tender-extended.text':
    '{{company}} {{load}} тендерін ұзартты. Енді ұсыныстар {{at}} дейін қабылданады.\n\nСебебі: {{reason}}',
  'tender-leader-withdrew.subject': 'Ең жақсы ұсыныс қайтарып алынды: {{load}}',
  'tender-leader-withdrew.text':
    '{{load}} тендерінде алда келе жатқан тасымалдаушы ұсынысын қайтарып алды. Ұсыныстар {{at}} дейін қабылданады.',
  'tender-changed.subject': 'Тендер шарттары өзгерді: {{load}}',
  'tender-changed.text':
    '{{company}} {{load}} тендерінің шарттарын өзгертті. Қайта қарап шығыңыз: бұрынғы ұсынысыңыз Сіз растағаннан кейін ғана есепке алынады.\n\nҰсыныстар {{at}} дейін қабылданады.',
  'tender-reopened.subject': 'Тендер қайта ашылды: {{load}}',
  'tender-reopened.text': '{{company}} {{load}} тендерін қайта ашты. Ұсыныстар {{at}} дейін қабылданады.',
  'tender-resumed.subject': 'Тендер жалғасуда: {{load}}',
  'tender-resumed.text': '{{load}} тендері жалғасуда. Ұсыныстар {{at}} дейін қабылданады.',
  'tender-won.subject': 'Сіз жеңдіңіз: {{load}}. Растауыңызды сұраймыз',
  'tender-won.text':
    '{{company}} Сізді таңдады. Тасымал: {{load}}.\n\n{{at}} дейін растаңыз, әйтпесе тасымал басқа тасымалдаушыға берілуі мүмкін.',
  'tender-lost.subject': 'Басқа тасымалдаушы таңдалды: {{load}}',
  'tender-lost.text': '{{load}} тендерінде басқа тасымалдаушы таңдалды. Орныңыз бен себебі тендер бетінде көрсетілген.',
  'tender-lapsed.subject': 'Сіз уақытында растамадыңыз: {{load}}',
  'tender-lapsed.text': '{{load}} тасымалын растау уақыты өтті. Оған қатысуыңыз аяқталды.',
  'tender-released.subject': 'Жеңімпазды таңдау кері қайтарылды: {{load}}',
  'tender-released.text': '{{company}} {{load}} тендерінде таңдаған тасымалдаушыны босатты.\n\nСебебі: {{reason}}',
  'tender-canceled.subject': 'Күші жойылды: {{load}}',
  'tender-canceled.text':
    '{{company}} {{load}} тендерінің күшін жойды. Баға ұсыныстары енді міндеттемейді.\n\nСебебі: {{reason}}',

  'load-publication-failed.subject': 'Жарияланбады: {{load}}',
  'load-publication-failed.text':
    '{{load}} белгіленген уақытта жарияланбады, себебі бәрі толтырылмаған. Ол жоба күйінде қалады.',
  'load-tender-over.subject': 'Жеңімпазды таңдаңыз: {{load}}',
  'load-tender-over.text': '{{load}} тендерінде ұсыныстар қабылдау аяқталды. Жеңімпазды {{at}} дейін таңдаңыз.',
  'load-did-not-take-place.subject': 'Өтпеді: {{load}}',
  'load-did-not-take-place.text':
    '{{load}} тендері жеңімпазсыз аяқталды. Оны қайта жариялауға немесе бағаны көтеруге болады.',
  'load-approval-requested.subject': 'Жеңімпазды таңдау келісуіңізді күтеді: {{load}}',
  'load-approval-requested.text':
    'Әріптесіңіз тасымалдаушыны таңдады: {{load}}. Таңдауды 24 сағат ішінде келісуіңіз қажет.',
  'load-approved.subject': 'Таңдау келісілді: {{load}}',
  'load-approved.text': '{{load}}: {{carrier}} компаниясын таңдау келісілді. Тасымалдаушыдан растау сұралды.',
  'load-disapproved.subject': 'Таңдау келісілмеді: {{load}}',
  'load-disapproved.text': '{{load}}: {{carrier}} компаниясын таңдау келісілмеді.',
  'load-selected.subject': 'Жеңімпаз таңдалды: {{load}}',
  'load-selected.text': '{{load}} тендерінде {{carrier}} жеңді. Растауын {{at}} дейін күтеміз.',
  'load-confirmed.subject': 'Тасымалдаушы растады: {{load}}',
  'load-confirmed.text': '{{carrier}} {{load}} тапсырысын растады. Келесі кезекте құжаттар мен көлік.',
  'load-refused.subject': 'Тасымалдаушы бас тартты: {{load}}',
  'load-refused.text': '{{carrier}} {{load}} тендерін жеңді, бірақ одан бас тартты.',
  'load-lapsed.subject': 'Тасымалдаушы уақытында растамады: {{load}}',
  'load-lapsed.text': '{{carrier}} {{load}} тендерін жеңді, бірақ уақытында растамады.',
  'load-carrier-canceled.subject': 'Тасымалдаушы тапсырысты қайтарды: {{load}}',
  'load-carrier-canceled.text':
    '{{carrier}} {{load}} тапсырысын растағаннан кейін одан бас тартты. Басқа тасымалдаушыны таңдаңыз немесе тендерді қайта жариялаңыз.',
};
