import type { ChatFile, ChatMessage } from '@tenderlane/contract';
import type { Side } from '@tenderlane/domain/core';
import type { Config } from '../../../platform/config/config';
import type { Secrets } from '../../../platform/secrets/secrets';
import { PURPOSES } from '../../../platform/holders/purposes';
import type { MessageRow } from './message.queries';

export interface MessageReader {
  accountId: number;
  companyId: number;
  side: Side;
  secrets: Secrets;
  config: Pick<Config, 'translator'>;
  now: number;
}

export function presentMessage(row: MessageRow, reader: MessageReader): ChatMessage {
  const isOwn = row.account_id === reader.accountId && row.company_id === reader.companyId;
  return {
    id: row.id,
    chat_id: row.chat_id,
    text: row.text,
    files: row.files.map((file) => presentFile(file, reader)),
    translate: isOwn ? null : row.translated,
    can_translate: Boolean(reader.config.translator) && !isOwn && row.text !== '',
    is_sender: isOwn,
    is_seen_by_someone: row.is_seen,
    sender_name: row.sender_name,
    sent_at: Math.floor(row.sent_at.getTime() / 1000),
    client_id: isOwn ? row.client_id : null,
  };
}

export function presentFile(
  { id, file_id: fileId, name, size, media_type }: MessageRow['files'][number],
  { accountId, side, secrets, now }: MessageReader,
): ChatFile {
  const code = secrets.fileLink({ fileId, accountId, expiresAt: now + PURPOSES.chat_file.lifeMs });
  return { id, url: `/api/${side}/v1/chat_file_links/${code}`, name, size, media_type };
}
