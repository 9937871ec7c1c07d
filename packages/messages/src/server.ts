import { en } from './languages/en';
import { mail as enMail } from './mail/en';
import { reference as enReference } from './reference/en';
import { kk } from './languages/kk';
import { mail as kkMail } from './mail/kk';
import { reference as kkReference } from './reference/kk';
import { ru } from './languages/ru';
import { mail as ruMail } from './mail/ru';
import { reference as ruReference } from './reference/ru';
import { uk } from './languages/uk';
import { mail as ukMail } from './mail/uk';
import { reference as ukReference } from './reference/uk';

/** All languages at once with the areas only the server writes: messages to people and reference lists. */
export const serverMessages = {
  en: { ...en, mail: enMail, reference: enReference },
  uk: { ...uk, mail: ukMail, reference: ukReference },
  kk: { ...kk, mail: kkMail, reference: kkReference },
  ru: { ...ru, mail: ruMail, reference: ruReference },
};
