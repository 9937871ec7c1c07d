import parsePhoneNumber from 'libphonenumber-js';
import { z } from 'zod';
import type { Config } from '../../platform/config/config';
import { AppError, type FieldProblem } from '../../platform/errors';
import { canSend } from '../../platform/messages/messages';

export interface Login {
  login: string;
  channel: 'email' | 'sms';
}

const email = z.email().max(254);

export function readLogin(config: Config, typed: string): Login | FieldProblem {
  const text = typed.trim().toLowerCase();
  if (text.includes('@')) {
    if (!email.safeParse(text).success) return { code: 'login.invalid' };
    return canSend(config, 'email') ? { login: text, channel: 'email' } : { code: 'login.no-email' };
  }
  const phone = parsePhoneNumber(text.replace(/^00/, '+'));
  if (!phone?.isPossible()) return { code: 'login.invalid' };
  return canSend(config, 'sms') ? { login: phone.number, channel: 'sms' } : { code: 'login.no-sms' };
}

export function acceptLogin(config: Config, typed: string): Login {
  const login = readLogin(config, typed);
  if ('login' in login) return login;
  throw new AppError(login.code as 'login.invalid', { fields: { login: [login] } });
}

/** Masks a login so that only its owner recognizes it: `o•••@example.com`, `+380•••33`. */
export function maskLogin(login: string): string {
  const [name = '', domain] = login.split('@');
  return domain ? `${name.slice(0, 1)}•••@${domain}` : `${login.slice(0, 4)}•••${login.slice(-2)}`;
}
