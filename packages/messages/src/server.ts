import { en } from './en/index';
import { mail as enMail } from './en/mail';
import { reference as enReference } from './en/reference';
import { kk } from './kk/index';
import { mail as kkMail } from './kk/mail';
import { reference as kkReference } from './kk/reference';
import { ru } from './ru/index';
import { mail as ruMail } from './ru/mail';
import { reference as ruReference } from './ru/reference';
import { uk } from './uk/index';
import { mail as ukMail } from './uk/mail';
import { reference as ukReference } from './uk/reference';

/** All languages at once with the areas only the server writes: messages to people and reference lists. */
export const serverMessages = {
  en: { ...en, mail: enMail, reference: enReference },
  uk: { ...uk, mail: ukMail, reference: ukReference },
  kk: { ...kk, mail: kkMail, reference: kkReference },
  ru: { ...ru, mail: ruMail, reference: ruReference },
};
