import type { PersonContext } from '../../../platform/context';
import { askAboutLegalId, type AskedLegalId } from './ask-about-legal-id';

export function askToJoin(context: PersonContext, asked: AskedLegalId): Promise<void> {
  return askAboutLegalId(context, 'join', asked, { companyName: '', message: '', document: null });
}
