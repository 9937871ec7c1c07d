import { en } from './languages/en';
import { mail as enMail } from './mail/en';
import { notifications as enNotifications } from './notifications/en';
import { publicPages as enPublicPages } from './shell/public-pages/en';
import { reference as enReference } from './reference/en';
import { kk } from './languages/kk';
import { mail as kkMail } from './mail/kk';
import { notifications as kkNotifications } from './notifications/kk';
import { publicPages as kkPublicPages } from './shell/public-pages/kk';
import { reference as kkReference } from './reference/kk';
import { ru } from './languages/ru';
import { mail as ruMail } from './mail/ru';
import { notifications as ruNotifications } from './notifications/ru';
import { publicPages as ruPublicPages } from './shell/public-pages/ru';
import { reference as ruReference } from './reference/ru';
import { uk } from './languages/uk';
import { mail as ukMail } from './mail/uk';
import { notifications as ukNotifications } from './notifications/uk';
import { publicPages as ukPublicPages } from './shell/public-pages/uk';
import { reference as ukReference } from './reference/uk';

/** All languages with the areas that only the server uses: messages to people, the bell, reference lists and heads of pages. */
export const serverMessages = {
  en: { ...en, mail: enMail, notifications: enNotifications, reference: enReference, publicPages: enPublicPages },
  uk: { ...uk, mail: ukMail, notifications: ukNotifications, reference: ukReference, publicPages: ukPublicPages },
  kk: { ...kk, mail: kkMail, notifications: kkNotifications, reference: kkReference, publicPages: kkPublicPages },
  ru: { ...ru, mail: ruMail, notifications: ruNotifications, reference: ruReference, publicPages: ruPublicPages },
};
