import type { PersonContext } from '../../../platform/context';
import { askAboutLegalId, type AskedLegalId } from './ask-about-legal-id';

/** Asks the administrators of the company with a confirmed number for membership, at most once a day. */
export function askToJoin(context: PersonContext, asked: AskedLegalId): Promise<void> {
  return askAboutLegalId(context, 'join', asked, { companyName: '', message: '', document: null });
}
