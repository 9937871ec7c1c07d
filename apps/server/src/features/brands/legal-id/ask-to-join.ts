import type { PersonContext } from '../../../platform/context';
import { askAboutNumber, type AskedNumber } from './ask-about-number';

/** Asks the administrators of the company with a confirmed number to let the person in; once a day. */
export function askToJoin(context: PersonContext, asked: AskedNumber): Promise<void> {
  return askAboutNumber(context, 'join', asked, { companyName: '', message: '', document: null });
}
