import { demoMails } from './demos/kk';
import { tripMails } from './trips/kk';
import type { mail as english } from './en';
import type { Translation } from '../translation';

export const mail: Translation<typeof english> = {
  'sign-in-code.subject': 'Tenderlane жүйесіне кіру кодыңыз',
  'sign-in-code.text':
    '{{code}} — Tenderlane жүйесіне кіру кодыңыз. Ол бір рет және {{minutes}} минут ішінде жарамды.\n\nЕгер Сіз код сұрамаған болсаңыз, біреу мекенжайыңызды қателесіп енгізген. Бұл кодсыз ешкім кіре алмайды, сондықтан оны ешкімге бермеңіз.',
  'sign-in-code.sms': '{{code}} — Tenderlane кодыңыз. Оны ешкімге бермеңіз.',
  'sign-in-link.subject': 'Tenderlane жүйесіне кіру',
  'sign-in-link.text':
    'Сілтемені ашып, ондағы түймені басыңыз: кіруге арналған алты сан көрсетіледі. Олар бір рет, {{minutes}} минут ішінде және тек код сұраған браузеріңізде жарамды.\n\nКодтар әдеттегіден жиі сұралып жатқандықтан, мұнда сандардың орнына сілтеме тұр. Код сұрамаған болсаңыз, ештеңе істемеңіз: бұл хабарламасыз ешкім кіре алмайды. Сандарды ешкімге бермеңіз.',
  'sign-in-link.sms': 'Сілтемеде — Tenderlane кодыңыз. Оны ешкімге бермеңіз.',

  'contact-code.subject': '{{company}} үшін код',
  'contact-code.text':
    '{{company}} Сізді Tenderlane жүйесінде байланыс тұлғасы ретінде көрсетті. Бұл дұрыс болса, оған мына кодты айтыңыз: {{code}}\n\nКод бір рет және {{minutes}} минут жарамды. Онымен ешкім кіре алмайды. {{company}} Сізге таныс болмаса, ештеңе істемеңіз.',
  'contact-code.sms': '{{code}}: {{company}} байланыс тұлғасы болсаңыз, осы кодты айтыңыз. Онымен кіруге болмайды.',
  'bank-details-code.subject': '{{company}} компаниясының жаңа деректемелеріне код',
  'bank-details-code.text':
    '{{code}} — {{company}} компаниясының Tenderlane-дегі жаңа {{account}} шотын растайтын код. Ол бір рет, {{minutes}} минут жарамды.\n\nЖаңа шот туралы білмесеңіз, біреу компания ақшасын басқа жаққа бұруға тырысып отыр: кодты ешкімге бермеңіз және компания иесіне хабарлаңыз.',
  'bank-details-code.sms': '{{code}} жаңа {{account}} шотын растайды. Күтпесеңіз, кодты ешкімге бермеңіз.',

  'colleague-invitation.subject': '{{person}} Сізді Tenderlane жүйесіндегі {{company}} компаниясына шақырады',
  'colleague-invitation.text':
    '{{person}} Сізді Tenderlane жүйесіндегі {{company}} компаниясында жұмыс істеуге шақырады. Рөліңіз: {{role}}.\n\nШақыру {{login}} үшін жіберілді және {{until}} дейін жарамды.',
  'announcement.subject': '{{company}}: {{subject}}',
  'announcement.text': '{{company}} тасымалдаушыларға хабарлайды:',
  'access-asked.subject': '{{person}} {{company}} компаниясына қолжеткізу сұрайды',
  'access-asked.text':
    '{{person}} ({{login}}) {{company}} компаниясына қолжеткізу сұрайды:\n\n{{text}}\n\nРөл таңдап, рұқсат беріңіз немесе себебін жазып, бас тартыңыз.',
  'access-approved.subject': '{{company}} Сізге рұқсат берді',
  'access-approved.text': '{{company}} әкімшісі Сізге рұқсат берді. Есептік жазба мәзірінен осы брендке ауысыңыз.',
  'access-declined.subject': '{{company}} сұрауыңызды қабылдамады',
  'access-declined.text': '{{company}} әкімшісі қолжеткізу сұрауыңызды қабылдамады.\n\nСебебі: {{reason}}',
  'join-asked.subject': '{{person}} {{company}} компаниясына қосылуды сұрайды',
  'join-asked.text':
    '{{person}} ({{login}}) {{company}} компаниясының тіркеу нөмірін көрсетіп, онда жұмыс істеуді сұрайды.\n\nБұл адамды танысаңыз, {{login}} мекенжайын әріптес ретінде шақырып, рөлін таңдаңыз. Танымасаңыз, ештеңе істемеңіз: Сіздің шақыруыңызсыз ешкім кіре алмайды.',
  'company-closed.subject': '{{company}}: компания жабылды',
  'company-closed.text':
    '{{person}} {{company}} компаниясын жапты. Иесі қайта ашқанша онда жұмыс істеуге болмайды; оны 30 күн ішінде ашуға болады. Ештеңе жойылған жоқ.',
  'company-reopened.subject': '{{company}}: компания қайта ашылды',
  'company-reopened.text': '{{person}} {{company}} компаниясын қайта ашты. Онда бұрынғыдай жұмыс істеуге болады.',
  'company-handed-over.subject': '{{company}}: жаңа иесі — {{name}}',
  'company-handed-over.text':
    '{{person}} {{company}} компаниясын тапсырды. Жаңа иесі — {{name}}. {{person}} енді әкімші.',
  'bank-details-proposed.subject': '{{company}}: жаңа деректемелерді растаңыз',
  'bank-details-proposed.text':
    '{{person}} {{company}} компаниясының жаңа банк деректемелерін енгізді: {{name}}, шот {{number}}. Оларды банк анықтамасымен салыстырып, растаңыз немесе әріптесіңізден сұраңыз. Оған дейін бұрынғы деректемелер күшінде.',
  'bank-details-confirmed.subject': '{{company}}: жаңа деректемелер расталды',
  'bank-details-confirmed.text':
    '{{person}} {{company}} компаниясының жаңа банк деректемелерін растады: {{name}}, шот {{number}}. Енді серіктестер осы шотқа төлейді. Бұл туралы білмесеңіз, шотты жойып, әріптестеріңізге хабарлаңыз.',
  'proposal-approved.subject': 'Оператор өтініміңізді қабылдады: {{name}}',
  'proposal-approved.text': '{{name}} қоймасы туралы өтініміңіз қабылданды. Енді оны барлық компания осылай көреді.',
  'proposal-declined.subject': 'Оператор өтініміңізді қабылдамады: {{name}}',
  'proposal-declined.text': '{{name}} қоймасы туралы өтініміңіз қабылданбады.\n\nСебебі: {{reason}}',
  'legal-id-contested.subject': 'Тіркеу нөміріне шағым: {{number}}',
  'legal-id-contested.text':
    '{{person}} ({{login}}) Сіз {{company}} үшін растаған {{number}} тіркеу нөмірі {{name}} компаниясынікі дейді:\n\n{{message}}\n\nҚұжат {{id}} шағымымен бірге сақталған. Оны серверде қараңыз: npm run legal-id -- contest {{id}}\nСодан кейін {{login}} мекенжайына жауап беріңіз.',
  'carrier-invitation.subject': '{{company}} Сізді өз тендерлеріне шақырады',
  'carrier-invitation.text':
    '{{company}} тасымалдарын Tenderlane жүйесінде жариялайды және Сізді баға ұсынуға шақырады. Қатысу тегін.\n\nШақыру {{login}} үшін жіберілді және {{until}} дейін жарамды.',
  'carrier-invitation-tender.subject': '{{company}} Сізді тендерге шақырады: {{load}}',
  'carrier-invitation-tender.text':
    '{{company}} Сізге жүк ұсынады: {{tender}}. Сауда {{at}} дейін.\n\nКомпания тендерлеріне шақыруды қабылдап, бағаңызды ұсыныңыз. Қатысу тегін. Шақыру {{login}} үшін, {{until}} дейін жарамды.',
  'carrier-invitation-reminder.subject': 'Еске салу: {{company}} Сізді өз тендерлеріне шақырады',
  'carrier-invitation-reminder.text':
    '{{company}} Сізді Tenderlane жүйесіндегі тендерлеріне шақырған, бірақ әзірге жауап алған жоқ. Қатысу тегін.\n\nШақыру {{login}} үшін берілген және {{until}} дейін жарамды.',
  'carrier-invitation.somebody': '«Тасымалдаушы» ЖШС',
  'carrier-invitation.opt_out': 'Маған енді жазбаңыз:',
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
  'packet-asked.subject': '{{company}} тасымалдаушы анкетасын толтыруды сұрайды',
  'packet-asked.text':
    '{{company}} үшін анкетаны толтырыңыз. Ол мақұлданғанша, осы компанияның тендерлеріндегі баға ұсыныстарыңыз алдын ала ұсыныс болып саналады.',
  'packet-submitted.subject': '{{carrier}} анкетасын жіберді',
  'packet-submitted.text': '{{carrier}} анкетасы Сіздің тексеруіңізді күтуде.',
  'packet-approved.subject': '{{company}} анкетаңызды мақұлдады',
  'packet-approved.text':
    '{{company}} анкетаңызды мақұлдады. Осы компанияның тендерлеріндегі баға ұсыныстарыңыз ескеріледі.',
  'packet-rejected.subject': '{{company}} анкетаңызды қайтарды',
  'packet-rejected.text': '{{company}} белгілеген жерлерді түзетіп, анкетаны қайта жіберіңіз. {{text}}',
  'packet-expired.subject': '{{company}} анкетасындағы құжаттың мерзімі өтті',
  'packet-expired.text':
    'Жарамды құжат қосып, анкетаны қайта жіберіңіз. Ол мақұлданғанша, {{company}} тендерлеріндегі баға ұсыныстарыңыз ескерілмейді.',
  'packet-data-check.subject': 'Деректеріңіз өзгерді: {{company}} үшін анкетаны қайта жіберіңіз',
  'packet-data-check.text':
    'Компанияңыздың деректері немесе банк деректемелері өзгерді. Тендерде жеңу үшін {{company}} анкетаңызды қайта тексеруі керек.',
  'packet-data-changed.subject': '{{carrier}} компания деректерін немесе банк деректемелерін өзгертті',
  'packet-data-changed.text':
    '{{carrier}} анкетасы енді мақұлданған емес. Тасымалдаушы оны қайта жіберген соң тексере аласыз.',
  'document-expiring.subject': '{{name}}: мерзімі жақында бітеді',
  'document-expiring.text': '«{{name}}» құжатының мерзімі жақында бітеді. Қалған күн саны: {{count}}.',
  'document-expired.subject': '{{name}}: мерзімі өтті',
  'document-expired.text': '«{{name}}» құжатының мерзімі өтті. Жарамды құжат қосыңыз.',
  'carrier-document-expiring.subject': '{{carrier}}: {{name}}, мерзімі жақында бітеді',
  'carrier-document-expiring.text':
    '{{carrier}} құжатының мерзімі жақында бітеді: {{name}}. Қалған күн саны: {{count}}.',
  'carrier-document-expired.subject': '{{carrier}}: {{name}}, мерзімі өтті',
  'carrier-document-expired.text':
    '{{carrier}} құжатының мерзімі өтті: {{name}}. Ол ауыстырылғанша, тасымалдаушы тендеріңізде жеңе алмайды.',
  'carrier-bank-changed.subject': '{{carrier}} банк деректемелерін өзгертті',
  'carrier-bank-changed.text':
    '{{carrier}} тасымалдаушысының банк деректемелері өзгерді, олар өз компаниясында расталған. Оның бетінде көрсетілген шотқа төлеңіз, басқа шот аталған хаттарға сенбеңіз.',
  'carrier-declined.subject': '{{company}} сұрауыңызды қабылдамады',
  'carrier-declined.text': '{{company}} қолжеткізу сұрауыңызды қабылдамады.\n\nСебебі: {{reason}}',
  'carrier-removed.subject': '{{company}} Сізбен жұмысты тоқтатты',
  'carrier-removed.text':
    '{{company}} Сізді желісінен шығарды. Оның ашық тендерлеріндегі баға ұсыныстарыңыз енді есепке алынбайды. Орындалып жатқан тапсырыстар келісілгендей жалғасады.',
  'carrier-suspended.subject': '{{company}} Сізбен жұмысты тоқтата тұрды',
  'carrier-suspended.text':
    '{{company}} Сізбен жұмысты тоқтата тұрды. Жұмыс жалғасқанша оның тендерлеріндегі баға ұсыныстарыңыз есепке алынбайды.\n\nСебебі: {{reason}}',
  'carrier-resumed.subject': '{{company}} Сізбен жұмысты жалғастырды',
  'carrier-resumed.text': '{{company}} Сізбен жұмысты жалғастырды. Оның тендерлері Сізге қайтадан ашық.',

  'tender-invited.subject': '{{load}}: жаңа тендер',
  'tender-invited.text':
    '{{company}} Сізді баға ұсынуға шақырады. Тасымал: {{tender}}.\n\nҰсыныстар {{at}} дейін қабылданады.',
  'tender-outbid.subject': '{{load}}: Сізден төмен баға ұсынылды',
  'tender-outbid.text':
    'Басқа тасымалдаушы төмен баға ұсынды. Тасымал: {{tender}}.\n\nҰсынысыңызды {{at}} дейін жақсарта аласыз.',
  'tender-extended.subject': '{{load}}: тендер уақыты ұзартылды',
  'tender-extended.text':
    '{{company}} {{tender}} тендерін ұзартты. Енді ұсыныстар {{at}} дейін қабылданады.\n\nСебебі: {{reason}}',
  'tender-leader-withdrew.subject': '{{load}}: ең жақсы ұсыныс қайтарып алынды',
  'tender-leader-withdrew.text':
    '{{tender}} тендерінде алда келе жатқан тасымалдаушы ұсынысын қайтарып алды. Ұсыныстар {{at}} дейін қабылданады.',
  'tender-changed.subject': '{{load}}: тендер шарттары өзгерді',
  'tender-changed.text':
    '{{company}} {{tender}} тендерінің шарттарын өзгертті. Қайта қарап шығыңыз: бұрынғы ұсынысыңыз Сіз растағаннан кейін ғана есепке алынады.\n\nҰсыныстар {{at}} дейін қабылданады.',
  'tender-reopened.subject': '{{load}}: сауда қайта ашылды',
  'tender-reopened.text': '{{company}} {{tender}} тендерінде сауданы қайта ашты. Ұсыныстар {{at}} дейін қабылданады.',
  'tender-resumed.subject': '{{load}}: сауда жалғасуда',
  'tender-resumed.text': '{{tender}} тендерінде сауда жалғасуда. Ұсыныстар {{at}} дейін қабылданады.',
  'tender-won.subject': '{{load}}: Сіз жеңдіңіз, растаңыз',
  'tender-won.text':
    '{{company}} Сізді таңдады. Тасымал: {{tender}}.\n\n{{at}} дейін растаңыз, әйтпесе тасымал басқа тасымалдаушыға берілуі мүмкін.',
  'tender-bid-restored.subject': '{{load}}: ұсынысыңыз қайтадан күшінде',
  'tender-bid-restored.text':
    'Таңдалған тасымалдаушы {{tender}} бойынша жүкті тасымалдамайды. Ұсынысыңыз қайтадан күшінде, {{company}} оны таңдай алады.',
  'tender-lost.subject': '{{load}}: басқа тасымалдаушы таңдалды',
  'tender-lost.text':
    '{{tender}} тендерінде басқа тасымалдаушы таңдалды. Орныңыз бен себебі тендер бетінде көрсетілген.',
  'tender-not-awarded.subject': '{{load}}: тендер жеңімпазсыз аяқталды',
  'tender-not-awarded.text': '{{company}} {{tender}} тендерін ешкімді таңдамай аяқтады. Ұсынысыңыз енді міндеттемейді.',
  'tender-lapsed.subject': '{{load}}: Сіз уақытында растамадыңыз',
  'tender-lapsed.text': '{{tender}} тасымалын растау уақыты өтті. Оған қатысуыңыз аяқталды.',
  'tender-released.subject': '{{load}}: жеңімпазды таңдау кері қайтарылды',
  'tender-released.text': '{{company}} {{tender}} тендерінде таңдаған тасымалдаушыны босатты.\n\nСебебі: {{reason}}',
  'tender-canceled.subject': '{{load}}: тендердің күші жойылды',
  'tender-canceled.text':
    '{{company}} {{tender}} тендерінің күшін жойды. Баға ұсыныстары енді міндеттемейді.\n\nСебебі: {{reason}}',
  'tender-confirmed.subject': '{{load}}: Сіз растадыңыз',
  'tender-confirmed.text':
    'Сіз {{company}} компаниясының {{tender}} тасымалын растадыңыз. Жүк иесі мен нүктелердің байланыстары:\n\n{{contacts}}',
  'tender-bid-expired.subject': '{{load}}: ұсынысыңыздың мерзімі өтті',
  'tender-bid-expired.text':
    '{{tender}} тендеріндегі ұсынысыңыздың жарамдылық мерзімі өтті, сондықтан ол енді есепке алынбайды. Сауда жүріп жатқанда жаңасын беруге болады.',
  'order-canceled.subject': '{{load}}: тасымалдың күші жолда жойылды',
  'order-canceled.text': '{{company}} жолдағы {{tender}} тасымалының күшін жойды.\n\nСебебі: {{reason}}',
  'order-loading-late.subject': '{{load}}: тиеу басталмады',
  'order-loading-late.text':
    '{{tender}} тиеу уақыты бір тәуліктен астам бұрын өтті, ал тиеу басталған жоқ. {{company}} компаниясымен хабарласыңыз.',
  'order-started.subject': '{{load}}: тиеу басталды',
  'order-started.text': '{{company}} {{tender}} жүгін тиеу басталғанын хабарлады.',
  'order-completed.subject': '{{load}}: тапсырыс орындалды',
  'order-completed.text': '{{company}} {{tender}} жүгі жеткізілгенін растады.',
  'order-not-delivered.subject': '{{load}}: жеткізілмеген деп саналады',
  'order-not-delivered.text':
    '{{company}} {{tender}} тасымалы келісілгендей орындалмады деп хабарлайды.\n\nСебебі: {{reason}}',
  'order-reviewed.subject': '{{load}}: {{company}} пікір жазды',
  'order-reviewed.text':
    '{{company}} {{tender}} тасымалын қалай орындағаныңызды бағалады.\n\nЖұлдыздар мен ескертулер көрсеткіштеріңізде көрінеді.',
  'figure-contested.subject': '{{load}}: {{carrier}} көрсеткішке дау айтты',
  'figure-contested.text':
    '{{carrier}} {{tender}} тасымалы өз көрсеткіштерін төмендетпеуі керек дейді.\n\nСебебі: {{reason}}\n\nКелісіңіз немесе неге есепке алынатынын түсіндіріңіз.',
  'contest-accepted.subject': '{{load}}: енді есепке алынбайды',
  'contest-accepted.text': '{{company}} келісті: {{tender}} тасымалы енді көрсеткіштеріңізді төмендетпейді.',
  'contest-declined.subject': '{{load}}: бұрынғыдай есепке алынады',
  'contest-declined.text':
    '{{company}} келіспеді: {{tender}} тасымалы бұрынғыдай есепке алынады.\n\nСебебі: {{reason}}',
  'order-resolved.subject': '{{load}}: жеткізілген деп танылды',
  'order-resolved.text': '{{company}} {{tender}} жүгі жеткізілгенін мойындады.\n\nДәлелі: {{reason}}',

  'load-publication-failed.subject': '{{load}}: жарияланбады',
  'load-publication-failed.text':
    '{{tender}} белгіленген уақытта жарияланбады, себебі бәрі толтырылмаған немесе тариф тағы бір тендерге мүмкіндік бермейді. Ол жоба күйінде қалады.',
  'load-tender-over.subject': '{{load}}: жеңімпазды таңдаңыз',
  'load-tender-over.text': '{{tender}} тендерінде сауда аяқталды. Жеңімпазды {{at}} дейін таңдаңыз.',
  'load-did-not-take-place.subject': '{{load}}: тендер өтпеді',
  'load-did-not-take-place.text':
    '{{tender}} тендері жеңімпазсыз аяқталды. Оны қайта жариялауға немесе бағаны көтеруге болады.',
  'load-approval-requested.subject': '{{load}}: жеңімпазды таңдау мақұлдауыңызды күтеді',
  'load-approval-requested.text':
    'Әріптесіңіз тасымалдаушыны таңдады: {{tender}}. Таңдауды 24 сағат ішінде мақұлдауыңыз қажет.',
  'load-approved.subject': '{{load}}: таңдау мақұлданды',
  'load-approved.text': '{{tender}}: {{carrier}} компаниясын таңдау мақұлданды. Тасымалдаушыдан растау сұралды.',
  'load-disapproved.subject': '{{load}}: таңдау мақұлданбады',
  'load-disapproved.text': '{{tender}}: {{carrier}} компаниясын таңдау мақұлданбады.',
  'load-selected.subject': '{{load}}: жеңімпаз таңдалды',
  'load-selected.text': '{{tender}} тендерінде {{carrier}} жеңді. Растауын {{at}} дейін күтеміз.',
  'load-confirmed.subject': '{{load}}: тасымалдаушы растады',
  'load-confirmed.text':
    '{{carrier}} {{tender}} тасымалын растады. Келесі кезек — құжаттар мен жүк көлігі.\n\nТасымалдаушының байланыстары:\n{{contacts}}',
  'load-refused.subject': '{{load}}: тасымалдаушы бас тартты',
  'load-refused.text': '{{carrier}} {{tender}} тендерін жеңді, бірақ одан бас тартты.',
  'load-lapsed.subject': '{{load}}: тасымалдаушы уақытында растамады',
  'load-lapsed.text': '{{carrier}} {{tender}} тендерін жеңді, бірақ уақытында растамады.',
  'load-carrier-canceled.subject': '{{load}}: тасымалдаушы тапсырысты қайтарды',
  'load-carrier-canceled.text':
    '{{carrier}} {{tender}} тапсырысын растағаннан кейін одан бас тартты. Басқа тасымалдаушыны таңдаңыз немесе тендерді қайта жариялаңыз.',
  'load-carrier-canceled-under-way.subject': '{{load}}: тасымалдаушы жолда бас тартты',
  'load-carrier-canceled-under-way.text':
    '{{carrier}} жолдағы {{tender}} тасымалынан бас тартты. Тапсырыс жеткізілмеген деп саналады.',
  'load-loading-late.subject': '{{load}}: тиеу басталмады',
  'load-loading-late.text':
    '{{tender}} тиеу уақыты бір тәуліктен астам бұрын өтті, ал тиеу басталған жоқ. {{carrier}} компаниясымен хабарласыңыз, тиеуді белгілеңіз немесе жеңімпазды босатыңыз.',
  'load-started.subject': '{{load}}: тиеу басталды',
  'load-started.text': '{{tender}} жүгі тиеліп жатыр. Тасымалдаушы: {{carrier}}.',
  'load-completed.subject': '{{load}}: тапсырыс орындалды',
  'load-completed.text': '{{tender}} жүгі жеткізілді. Тасымалдаушы: {{carrier}}.',
  'load-archived.subject': '{{load}}: мұрағатқа көшірілді',
  'load-archived.text': '{{tender}} тендері мұрағатқа автоматты түрде көшірілді.',

  'tender-ending.subject': '{{load}}: сауда жақында аяқталады',
  'tender-ending.text': '{{tender}} тендерінде ұсыныстар {{at}} дейін қабылданады, ал Сіз әлі баға ұсынған жоқсыз.',
  'tender-confirm-soon.subject': '{{load}}: растауыңыз күтілуде',
  'tender-confirm-soon.text':
    '{{company}} Сізді таңдады. Тасымал: {{tender}}. {{at}} дейін растаңыз, әйтпесе тасымал басқа тасымалдаушыға берілуі мүмкін.',
  'load-confirm-soon.subject': '{{load}}: тасымалдаушы әлі растамады',
  'load-confirm-soon.text':
    '{{carrier}} {{tender}} тендерін жеңді, бірақ әлі растаған жоқ. Растау уақыты — {{at}} дейін.',
  'tender-reminder.subject': '{{load}}: еске салу',
  'tender-reminder.text': 'Сіз {{tender}} тасымалын еске салуды сұрадыңыз.',
  'load-reminder.subject': '{{load}}: еске салу',
  'load-reminder.text': 'Сіз {{tender}} тасымалын еске салуды сұрадыңыз.',
  'chat-unread.subject': '{{load}}: {{company}} чатында оқылмаған хабарламалар бар',
  'chat-unread.text': '{{company}} компаниясымен {{tender}} тасымалы туралы чат. Оқылмаған хабарламалар: {{count}}.',
  'support-unread.subject': 'Қолдау чатында оқылмаған хабарламалар бар',
  'support-unread.text': 'Қолдаумен чат. Оқылмаған хабарламалар: {{count}}.',
  'support-waiting.subject': '{{company}} қолдау жауабын күтуде',
  'support-waiting.text': '{{company}} компаниясы қолдауға жазды. Оқылмаған хабарламалар: {{count}}.',
  'request-answered.subject': '{{name}}: қолдау жауап берді',
  'request-answered.text': 'Қолдаудан {{person}} «{{name}}» өтінішіңізге жауап берді: {{text}}',
  'request-solved.subject': '{{name}}: шешілді',
  'request-solved.text':
    'Қолдау «{{name}}» өтінішіңізді шешті. Оны жабыңыз немесе бірдеңе қалса, сонда жазыңыз. Ол 7 күннен кейін өзі жабылады.',
  'request-blocking.subject': '{{company}}: жұмыс тоқтап тұр',
  'request-blocking.text': '{{company}} компаниясы көмек сұрайды, жұмысы тоқтап тұр: {{name}}',
  ...demoMails,
  ...tripMails,
  'note-mention.subject': '{{load}}: {{person}} Сізді ескертпеде атады',
  'note-mention.text': '{{person}} Сізді {{tender}} тасымалы туралы ескертпеде атады: {{text}}',
  'load-question.subject': '{{load}}: {{carrier}} сұрайды',
  'load-question.text': '{{carrier}} {{tender}} тасымалы туралы сұрайды: {{text}}',
  'tender-answer.subject': '{{load}}: сұрағыңызға жауап берілді',
  'tender-answer.text': '{{company}} {{tender}} тасымалы туралы сұрағыңызға жауап берді: {{text}}',
  'notification-digest.subject': 'Tenderlane жаңалықтары: {{count}}',
  'notification-digest.text': 'Бір хатпен жіберуді сұрағаныңыз:',
  'mail.unsubscribe': 'Мұндай хаттарды енді жібермеу:',
  'mail.open': 'Ашу',

  'tender.sms': '{{company}}: {{said}}',
  'details.route': 'Бағыт: {{route}}',
  'details.km': '{{distance}} км',
  'details.km_estimate': '{{distance}} км, шамамен',
  'details.stops': 'Барлық нүкте: {{count}}',
  'details.pickup': 'Тиеу: {{window}}',
  'details.delivery': 'Жеткізу: {{window}}',
  'details.cargo': 'Жүк: {{cargo}}',
  'details.truck': 'Жүк көлігі: {{truck}}',
  'details.ltl': 'Жартылай тиеу (LTL)',
  'details.loading': 'тиеу: {{ways}}',
  'details.starting': 'Бастапқы баға: {{price}}',
  'details.book_now': 'Лезде броньдау бағасы: {{price}}',
  'details.per_km': '1 км үшін {{price}}',
  'details.per_t': '1 тонна үшін {{price}}',
  'details.per_pallet': '1 паллет үшін {{price}}',
  'details.vat_net': 'ҚҚС-сыз',
  'details.vat_gross': 'ҚҚС-пен',
  'details.vat_none': 'ҚҚС салынбайды',
  'details.shipper': 'Жүк иесі: {{company}}',
};
