/** Country domains, and domains that anybody can buy. Abbreviations of legal forms, as in Co.Ltd, are left out. */
const COUNTRIES =
  'ac ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bw by bz ca cc cd cf cg ' +
  'ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg er es et eu fi fj fk fm fo fr ga gd ge gf gg gh gi ' +
  'gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu id ie il im in io iq ir is it je jm jo jp ke kg kh ki km kn kp kr kw ' +
  'ky kz la lb lc li lk lr ls lt lu lv ly ma mc md me mg mh mk ml mm mn mo mp mq mr ms mt mu mv mw mx my mz na nc ne nf ng ' +
  'ni nl no np nr nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw py qa re ro rs ru rw sa sb sc sd se sg sh si sk sl sm sn ' +
  'so sr ss st su sv sx sy sz tc td tf tg th tj tk tl tm tn to tr tt tv tw tz ua ug uk us uy uz va vc ve vg vi vn vu wf ws ' +
  'ye yt za zm zw укр рф бел қаз';
const OTHERS =
  'com net org info biz name pro mobi tel edu gov mil int aero coop travel asia cat jobs post xxx app dev page web site ' +
  'website online store shop blog cloud host tech digital agency business company center email mail support help helpdesk ' +
  'services service solutions systems software network world global international space zone live life link click top xyz ' +
  'club vip icu win bid loan men date trade trading market marketing money finance financial bank pay cash credit tax legal ' +
  'news media press today guru expert team work works careers group holdings partners ventures express delivery cargo ' +
  'logistics supply tools parts auto car cars bike taxi rentals city land house pub one plus best fun fit run art design ' +
  'studio photo photos pics video game games chat social security secure wiki zip mov';

export const LINKED_ENDS: ReadonlySet<string> = new Set(`${COUNTRIES} ${OTHERS}`.split(' '));
