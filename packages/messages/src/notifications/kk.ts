import type { notifications as english } from './en';
import type { Translation } from '../translation';

export const notifications: Translation<typeof english> = {
  'join-asked.title': '{{person}} {{company}} компаниясына қосылуды сұрайды',
  'join-asked.text':
    '{{person}} ({{login}}) {{company}} компаниясының тіркеу нөмірін көрсетіп, онда жұмыс істеуді сұрайды. Бұл адамды танысаңыз, {{login}} мекенжайын әріптес ретінде шақырып, рөлін таңдаңыз. Танымасаңыз, ештеңе істемеңіз: Сіздің шақыруыңызсыз ешкім кіре алмайды.',
  'legal-id-contested.title': 'Тіркеу нөміріне шағым: {{number}}',
  'legal-id-contested.text':
    '{{person}} ({{login}}) Сіз {{company}} үшін растаған {{number}} тіркеу нөмірі {{name}} компаниясынікі дейді.',
  'carrier-requested.title': '{{carrier}} тендерлеріңізге қолжеткізу сұрайды',
  'carrier-requested.text':
    '{{carrier}} ({{requested}}) тендерлеріңізге қолжеткізу сұрайды. Рұқсат беріңіз немесе қабылдамаңыз.',
  'carrier-accepted.title': '{{carrier}} шақыруыңызды қабылдады',
  'carrier-accepted.text': '{{carrier}} енді желіңізде және өзіне арналған тендерлерді көреді.',
  'carrier-approved.title': '{{company}} Сізге рұқсат берді',
  'carrier-approved.text': '{{company}} сұрауыңызды мақұлдады. Оның тендерлері Сізге ашық.',
  'carrier-declined.title': '{{company}} сұрауыңызды қабылдамады',
  'carrier-declined.text': '{{company}} қолжеткізу сұрауыңызды қабылдамады.',
  'carrier-suspended.title': '{{company}} Сізбен жұмысты тоқтата тұрды',
  'carrier-suspended.text':
    '{{company}} Сізбен жұмысты тоқтата тұрды. Жұмыс жалғасқанша оның тендерлеріндегі баға ұсыныстарыңыз есепке алынбайды.',
  'carrier-resumed.title': '{{company}} Сізбен жұмысты жалғастырды',
  'carrier-resumed.text': '{{company}} Сізбен жұмысты жалғастырды. Оның тендерлері Сізге қайтадан ашық.',
  'tender-invited.title': 'Жаңа тендер',
  'tender-invited.text':
    '{{company}} Сізді баға ұсынуға шақырады. Тасымал: {{tender}}. Ұсыныстар {{at}} дейін қабылданады.',
  'tender-outbid.title': 'Сізден төмен баға ұсынылды',
  'tender-outbid.text':
    'Басқа тасымалдаушы төмен баға ұсынды. Тасымал: {{tender}}. Ұсынысыңызды {{at}} дейін жақсарта аласыз.',
  'tender-extended.title': 'Тендер уақыты ұзартылды',
  'tender-extended.text': '{{company}} {{tender}} тендерін ұзартты. Енді ұсыныстар {{at}} дейін қабылданады.',
  'tender-extended-clock.title': 'Тендер уақыты ұзартылды',
  'tender-extended-clock.text': 'Енді {{tender}} тендерінде ұсыныстар {{at}} дейін қабылданады.',
  'tender-leader-withdrew.title': 'Ең жақсы ұсыныс қайтарып алынды',
  'tender-leader-withdrew.text':
    '{{tender}} тендерінде алда келе жатқан тасымалдаушы ұсынысын қайтарып алды. Ұсыныстар {{at}} дейін қабылданады.',
  'tender-changed.title': 'Тендер шарттары өзгерді',
  'tender-changed.text':
    '{{company}} {{tender}} тендерінің шарттарын өзгертті. Қайта қарап шығыңыз: бұрынғы ұсынысыңыз Сіз растағаннан кейін ғана есепке алынады. Ұсыныстар {{at}} дейін қабылданады.',
  'tender-reopened.title': 'Тендер қайта ашылды',
  'tender-reopened.text': '{{company}} {{tender}} тендерін қайта ашты. Ұсыныстар {{at}} дейін қабылданады.',
  'tender-resumed.title': 'Тендер жалғасуда',
  'tender-resumed.text': '{{tender}} тендері жалғасуда. Ұсыныстар {{at}} дейін қабылданады.',
  'tender-won.title': 'Сіз жеңдіңіз, растаңыз',
  'tender-won.text':
    '{{company}} Сізді таңдады. Тасымал: {{tender}}. {{at}} дейін растаңыз, әйтпесе тасымал басқа тасымалдаушыға берілуі мүмкін.',
  'tender-lost.title': 'Басқа тасымалдаушы таңдалды',
  'tender-lost.text': '{{tender}} тендерінде басқа тасымалдаушы таңдалды.',
  'tender-not-awarded.title': 'Тендер жеңімпазсыз аяқталды',
  'tender-not-awarded.text': '{{company}} {{tender}} тендерін ешкімді таңдамай аяқтады. Ұсынысыңыз енді міндеттемейді.',
  'tender-lapsed.title': 'Сіз уақытында растамадыңыз',
  'tender-lapsed.text': '{{tender}} тасымалын растау уақыты өтті. Оған қатысуыңыз аяқталды.',
  'tender-released.title': 'Жеңімпазды таңдау кері қайтарылды',
  'tender-released.text': '{{company}} {{tender}} тендерінде таңдаған тасымалдаушыны босатты.',
  'tender-canceled.title': 'Тендердің күші жойылды',
  'tender-canceled.text': '{{company}} {{tender}} тендерінің күшін жойды. Баға ұсыныстары енді міндеттемейді.',
  'tender-confirmed.title': 'Сіз растадыңыз',
  'tender-confirmed.text':
    'Сіз {{company}} компаниясының {{tender}} тасымалын растадыңыз. Жүк иесінің байланыстары тасымал бетінде.',
  'tender-bid-expired.title': 'Ұсынысыңыздың мерзімі өтті',
  'tender-bid-expired.text':
    '{{tender}} тендеріндегі ұсынысыңыздың жарамдылық мерзімі өтті, сондықтан ол енді есепке алынбайды. Баға ұсыну жүріп жатқанда жаңасын беруге болады.',
  'order-canceled.title': 'Тасымалдың күші жолда жойылды',
  'order-canceled.text': '{{company}} жолдағы {{tender}} тасымалының күшін жойды.',
  'order-loading-late.title': 'Тиеу басталмады',
  'order-loading-late.text':
    '{{tender}} тиеу уақыты бір тәуліктен астам бұрын өтті, ал тиеу басталған жоқ. {{company}} компаниясымен хабарласыңыз.',
  'order-not-delivered.title': 'Тапсырыс жеткізілмеген деп саналады',
  'order-not-delivered.text': '{{company}} {{tender}} тасымалы келісілгендей орындалмады деп хабарлайды.',
  'order-resolved.title': 'Тапсырыс жеткізілген деп танылды',
  'order-resolved.text': '{{company}} {{tender}} жүгі жеткізілгенін мойындады.',
  'load-publication-failed.title': 'Тендер жарияланбады',
  'load-publication-failed.text':
    '{{tender}} белгіленген уақытта жарияланбады, себебі бәрі толтырылмаған. Ол жоба күйінде қалады.',
  'load-tender-over.title': 'Жеңімпазды таңдаңыз',
  'load-tender-over.text': '{{tender}} тендерінде ұсыныстар қабылдау аяқталды. Жеңімпазды {{at}} дейін таңдаңыз.',
  'load-did-not-take-place.title': 'Тендер өтпеді',
  'load-did-not-take-place.text':
    '{{tender}} тендері жеңімпазсыз аяқталды. Оны қайта жариялауға немесе бағаны көтеруге болады.',
  'load-approval-requested.title': 'Жеңімпазды таңдау мақұлдауыңызды күтеді',
  'load-approval-requested.text':
    'Әріптесіңіз тасымалдаушыны таңдады: {{tender}}. Таңдауды 24 сағат ішінде мақұлдауыңыз қажет.',
  'load-approved.title': 'Таңдау мақұлданды',
  'load-approved.text': '{{tender}}: {{carrier}} компаниясын таңдау мақұлданды. Тасымалдаушыдан растау сұралды.',
  'load-disapproved.title': 'Таңдау мақұлданбады',
  'load-disapproved.text': '{{tender}}: {{carrier}} компаниясын таңдау мақұлданбады.',
  'load-selected.title': 'Жеңімпаз таңдалды',
  'load-selected.text': '{{tender}} тендерінде {{carrier}} жеңді. Растауын {{at}} дейін күтеміз.',
  'load-confirmed.title': 'Тасымалдаушы растады',
  'load-confirmed.text': '{{carrier}} {{tender}} тасымалын растады. Келесі кезек — құжаттар мен көлік.',
  'load-refused.title': 'Тасымалдаушы бас тартты',
  'load-refused.text': '{{carrier}} {{tender}} тендерін жеңді, бірақ одан бас тартты.',
  'load-lapsed.title': 'Тасымалдаушы уақытында растамады',
  'load-lapsed.text': '{{carrier}} {{tender}} тендерін жеңді, бірақ уақытында растамады.',
  'load-carrier-canceled.title': 'Тасымалдаушы тапсырысты қайтарды',
  'load-carrier-canceled.text':
    '{{carrier}} {{tender}} тапсырысын растағаннан кейін одан бас тартты. Басқа тасымалдаушыны таңдаңыз немесе тендерді қайта жариялаңыз.',
  'load-carrier-canceled-under-way.title': 'Тасымалдаушы жолда бас тартты',
  'load-carrier-canceled-under-way.text':
    '{{carrier}} жолдағы {{tender}} тасымалынан бас тартты. Тапсырыс жеткізілмеген деп саналады.',
  'load-loading-late.title': 'Тиеу басталмады',
  'load-loading-late.text':
    '{{tender}} тиеу уақыты бір тәуліктен астам бұрын өтті, ал тиеу басталған жоқ. {{carrier}} компаниясымен хабарласыңыз, тиеуді белгілеңіз немесе жеңімпазды босатыңыз.',
  'tender-ending.title': 'Тендер жақында аяқталады',
  'tender-ending.text': '{{tender}} тендерінде ұсыныстар {{at}} дейін қабылданады, ал Сіз әлі баға ұсынған жоқсыз.',
  'tender-confirm-soon.title': 'Растауыңыз күтілуде',
  'tender-confirm-soon.text':
    '{{company}} Сізді таңдады. Тасымал: {{tender}}. {{at}} дейін растаңыз, әйтпесе тасымал басқа тасымалдаушыға берілуі мүмкін.',
  'load-confirm-soon.title': 'Тасымалдаушы әлі растамады',
  'load-confirm-soon.text':
    '{{carrier}} {{tender}} тендерін жеңді, бірақ әлі растаған жоқ. Растау уақыты — {{at}} дейін.',
  'tender-reminder.title': 'Еске салу',
  'tender-reminder.text': 'Сіз {{tender}} тасымалын еске салуды сұрадыңыз.',
  'load-reminder.title': 'Еске салу',
  'load-reminder.text': 'Сіз {{tender}} тасымалын еске салуды сұрадыңыз.',

  'says.reason': 'Себебі: {{reason}}',
  'lost.rank': 'Сіздің орныңыз: {{rank}}.',
  'lost.gap': 'Таңдалған бағадан айырма: {{gap}}.',
  'lost.up_to_2': '2 %-ға дейін жоғары',
  'lost.from_2_to_5': '2–5 % жоғары',
  'lost.from_5_to_10': '5–10 % жоғары',
  'lost.over_10': '10 %-дан астам жоғары',
  'alert.awaits_you': '{{tender}}: {{at}} дейін растаңыз.',
  'alert.winner_waits': '{{tender}}: жеңімпаз әлі растамады. Растау уақыты — {{at}} дейін.',
  'alert.more': 'Тағы осындай: {{count}}.',
  'alert.invitations_expired': 'Соңғы 7 күнде мерзімі өткен тасымалдаушы шақырулары: {{count}}.',
  'alert.overused': 'Шектен асып кеттіңіз, тарифіңізді жоғарылатыңыз.',
  'alert.maintenance': 'Техникалық жұмыстар {{at}} басталады: сервис бірнеше минут қолжетімсіз болады.',
  'unsubscribe.heading': 'Бір түрдегі хаттар',
  'unsubscribe.text':
    'Түймені бассаңыз, «{{kind}}» түріндегі хаттар енді келмейді. Сіздің әрекетіңізді қажет ететіндері келе береді.',
  'unsubscribe.press': 'Енді жібермеу',
  'unsubscribe.done': 'Дайын: «{{kind}}» түріндегі хаттар енді келмейді. Оларды баптаулардан қайта қосуға болады.',
  'unsubscribe.unknown': 'Бұл сілтеме мұнда белгісіз. Оны хаттан толық көшіріңіз.',
  'telegram.linked': 'Tenderlane хабарламалары енді осында да келеді. Тоқтату үшін /stop жіберіңіз.',
  'telegram.unlinked': 'Енді мұнда ештеңе келмейді. Бұл чатты хабарлама баптауларынан қайта қосуға болады.',
  'telegram.code_unknown': 'Бұл сілтеме енді жарамсыз. Хабарлама баптауларынан жаңасын алыңыз.',
  'telegram.help':
    'Чатқа жауап беру үшін оның хабарына жауап ретінде жазыңыз. Хабарламаларды тоқтату үшін /stop жіберіңіз.',
  'telegram.not_delivered': 'Жеткізілмеді: бұл чат енді хабар қабылдамайды.',
};
