import { z } from 'zod';
import { QUESTION_MODES } from '@tenderlane/domain/chat';
import { SIDES } from '@tenderlane/domain/core';
import { aboutOption, defineEvent, number, showAll, showOnly } from '../core/event';

const entity = 'chat';
const kept = false;
const parties = { shipper: showAll, carrier: showAll };
/** Null for a chat with support. */
const load_id = number.nullable();

const ofLoad = z.strictObject({ load_id });
const ofQuestion = z.strictObject({ ...aboutOption, question_id: number });

/** Only for one side's own people; for the other side it does not exist. */
const ownSide = (side: (typeof SIDES)[number]) => () => (params: { side: string }) =>
  params.side === side ? params : null;
const ofNote = z.strictObject({ ...aboutOption, note_id: number, side: z.enum(SIDES), mentions: z.array(number) });
const noteViews = { shipper: ownSide('shipper'), carrier: ownSide('carrier') };

/** Chat events are never kept: messages, questions and notes are their own history. Events contain no text of them. */
export const chatEvents = {
  'chat.opened': defineEvent({ entity, kept, params: ofLoad, views: parties }),
  'chat.message_sent': defineEvent({
    entity,
    kept,
    params: z.strictObject({ load_id, is_request: z.boolean(), message_id: number, sender_company_id: number }),
    views: parties,
  }),
  'chat.viewed': defineEvent({
    entity,
    kept,
    params: z.strictObject({ by_company_id: number, after_id: number, until_id: number }),
    views: parties,
  }),
  'chat.archived': defineEvent({ entity, kept, params: ofLoad, views: parties }),
  'chat.unarchived': defineEvent({ entity, kept, params: ofLoad, views: parties }),
  /** Somebody has had unread messages for a while; without a person it concerns everybody who answers support chats. */
  'chat.left_unread': defineEvent({
    entity,
    kept,
    params: z.strictObject({
      load_id,
      is_request: z.boolean(),
      account_id: number.nullable(),
      member_company_id: number.nullable(),
      until_id: number,
      count: number,
    }),
    views: parties,
  }),
  'question.mode_changed': defineEvent({
    entity: 'load',
    kept,
    params: z.strictObject({ mode: z.enum(QUESTION_MODES) }),
    views: { shipper: showAll, reached: showAll },
  }),
  'question.asked': defineEvent({
    entity: 'load',
    kept,
    params: ofQuestion,
    views: { shipper: showAll, carrier: showAll },
  }),
  // The asking carrier is not revealed to anybody else.
  'question.answered': defineEvent({
    entity: 'load',
    kept,
    params: ofQuestion,
    views: { shipper: showAll, carrier: showAll, reached: showOnly('question_id') },
  }),
  'note.added': defineEvent({ entity: 'load', kept, params: ofNote, views: noteViews }),
  'note.removed': defineEvent({ entity: 'load', kept, params: ofNote, views: noteViews }),
};
