import { en } from './languages/en';
import { mail as enMail } from './mail/en';
import { notifications as enNotifications } from './notifications/en';
import { reference as enReference } from './reference/en';
import { kk } from './languages/kk';
import { mail as kkMail } from './mail/kk';
import { notifications as kkNotifications } from './notifications/kk';
import { reference as kkReference } from './reference/kk';
import { ru } from './languages/ru';
import { mail as ruMail } from './mail/ru';
import { notifications as ruNotifications } from './notifications/ru';
import { reference as ruReference } from './reference/ru';
import { uk } from './languages/uk';
import { mail as ukMail } from './mail/uk';
import { notifications as ukNotifications } from './notifications/uk';
import { reference as ukReference } from './reference/uk';

/** All languages with the areas that only the server uses: messages to people, the bell and reference lists. */
export const serverMessages = {
  en: { ...en, mail: enMail, notifications: enNotifications, reference: enReference },
  uk: { ...uk, mail: ukMail, notifications: ukNotifications, reference: ukReference },
  kk: { ...kk, mail: kkMail, notifications: kkNotifications, reference: kkReference },
  ru: { ...ru, mail: ruMail, notifications: ruNotifications, reference: ruReference },
};
