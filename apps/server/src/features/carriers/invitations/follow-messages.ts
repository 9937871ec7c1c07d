import type { RecordContext } from '../../../platform/events/in-transaction';
import type { Message } from '../../../platform/messages/messages';
import type { MessageHooks } from '../../../platform/notices/message-hooks';
import { noteInvitationFailed, noteInvitationSent } from './follow-invitation';

const INVITATION = /^carrier-invitation/;

export const followMessages: MessageHooks['followDelivery'] = ({ database, ...parts }) => {
  const note = async (
    { template, params }: Message,
    save: (context: RecordContext, id: number) => Promise<void>,
  ): Promise<void> => {
    const id = Number(params['invitation_id']);
    if (!INVITATION.test(template) || !(id > 0)) return;
    await database.transaction((sql) => save({ ...parts, sql }, id));
  };
  return {
    onSent: (message) => note(message, noteInvitationSent),
    onGivenUp: (message) => note(message, noteInvitationFailed),
  };
};
