import type { Database } from '../../platform/database/database';
import type { RecordContext } from '../../platform/events/in-transaction';
import type { Message } from '../../platform/messages/messages';
import { noteInvitationFailed, noteInvitationSent } from '../carriers';

interface Parts extends Pick<RecordContext, 'clock' | 'inTransaction'> {
  database: Database;
}

const INVITATION = /^carrier-invitation/;

export function followMessages({ database, ...parts }: Parts) {
  const note = async (
    { template, params }: Message,
    save: (context: RecordContext, id: number) => Promise<void>,
  ): Promise<void> => {
    const id = Number(params['invitation_id']);
    if (!INVITATION.test(template) || !(id > 0)) return;
    await database.transaction((sql) => save({ ...parts, sql }, id));
  };
  return {
    onSent: (message: Message) => note(message, noteInvitationSent),
    onGivenUp: (message: Message) => note(message, noteInvitationFailed),
  };
}
