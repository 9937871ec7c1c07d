import { documentType, LEGAL_ID_REQUEST_LIMITS } from '@tenderlane/domain/identity';
import type { PersonContext } from '../../../platform/context';
import { invalidField } from '../../../platform/errors';
import { askAboutLegalId, type AskedLegalId } from './ask-about-legal-id';

interface Contest extends AskedLegalId {
  name: string;
  message: string;
  document: { name: string; content: string };
}

/**
 * Reports to the operator, with a document, that a confirmed number belongs to another company. While the contest is
 * open, sending again replaces it.
 */
export function contestLegalId(context: PersonContext, { name, message, document, ...asked }: Contest): Promise<void> {
  const content = Buffer.from(document.content, 'base64');
  if (content.length > LEGAL_ID_REQUEST_LIMITS.documentBytes) throw badDocument('too-large');
  if (!documentType(content)) throw badDocument('not-a-document');
  return askAboutLegalId(context, 'contest', asked, {
    companyName: name,
    message,
    document: { name: document.name, content },
  });
}

const badDocument = (code: string) => invalidField('document', code);
