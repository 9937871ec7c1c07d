import { chatMessageBody } from '@tenderlane/contract/chat/schemas';
import type { MemberContext } from '../../../platform/context';
import type { Sql } from '../../../platform/database/database';
import { AppError } from '../../../platform/errors';
import type { HandleReply, ReplyParts } from '../../../platform/notices/message-hooks';
import type { Member } from '../../../platform/principal';
import { createSecrets } from '../../../platform/secrets/secrets';
import { createUnknownCodes } from '../../../platform/secrets/unknown-codes';
import { openStorage } from '../../../platform/storage/storage';
import { findMember } from '../../identity';
import { sendText } from './send-message';

interface About {
  chat_id: number;
  company_id: number;
}

const isAbout = (about: unknown): about is About =>
  typeof about === 'object' &&
  about !== null &&
  'chat_id' in about &&
  typeof about.chat_id === 'number' &&
  'company_id' in about &&
  typeof about.company_id === 'number';

/**
 * Sends a reply from a messaging app into its chat with the current rights. Returns false if the chat refuses it: it is
 * archived, the person has left or may not write, or the text is too long.
 */
export function answerChats(parts: ReplyParts): HandleReply {
  const { config, clock, log, inTransaction, database } = parts;
  const services = {
    config,
    clock,
    log,
    inTransaction,
    attention: [],
    secrets: createSecrets(config.appSecret),
    storage: openStorage(config),
    unknownCodes: createUnknownCodes(),
    newTransaction: <T>(work: (sql: Sql) => Promise<T>) => database.transaction(work),
  };
  const contextOf = (sql: Sql, principal: Member): MemberContext => ({
    ...services,
    sql,
    principal,
    locale: principal.locale,
    batchUuid: null,
    client: { base: principal.side, address: '', userAgent: '', acceptLanguage: principal.locale },
  });
  return async (sql, { accountId, about, text, key }) => {
    const body = chatMessageBody.safeParse({ text, client_id: key });
    if (!isAbout(about) || !body.success) return false;
    const principal = await findMember(sql, accountId, about.company_id);
    if (!principal?.rights.has('loads.read')) return false;
    try {
      await sendText(contextOf(sql, principal), about.chat_id, body.data);
      return true;
    } catch (error) {
      if (error instanceof AppError && error.status < 500) return false;
      throw error;
    }
  };
}
