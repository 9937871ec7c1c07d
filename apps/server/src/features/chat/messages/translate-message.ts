import type { Locale } from '@tenderlane/contract';
import type { MemberContext } from '../../../platform/context';
import type { Database } from '../../../platform/database/database';
import { AppError, notFound } from '../../../platform/errors';
import type { Answer } from '../../../platform/http/idempotency';
import type { Call } from '../../../platform/http/run-calls';
import { readerOf } from '../chats/reader';
import { findMessage, saveTranslation } from './message.queries';
import { translate } from './translator';

type TranslateCall = Call<MemberContext, { params: { id: number } }>;
type Translated = Answer<{ data: { id: number; translate: string } }>;

/**
 * Translates a message once for all its readers. The service is called outside of any transaction; concurrent requests
 * share one call.
 */
export function translateMessages(database: Database) {
  const asked = new Map<string, Promise<string>>();

  const fetchOnce = (context: MemberContext, id: number, text: string, locale: Locale): Promise<string> => {
    const key = `${id} ${locale}`;
    const waiting = asked.get(key);
    if (waiting) return waiting;
    const fetched = fetchAndSave(context, database, { id, text, locale }).finally(() => asked.delete(key));
    asked.set(key, fetched);
    return fetched;
  };

  return async ({ contextIn, input }: TranslateCall): Promise<Translated> => {
    const context = contextIn(database);
    const { sql, config, locale } = context;
    const { id } = input.params;
    const row = await findMessage(sql, await readerOf(context), id, locale);
    if (!row) throw notFound();
    if (row.translated === null && !config.translator) throw new AppError('chat.no-translation');
    const text = row.translated ?? (row.text === '' ? '' : await fetchOnce(context, id, row.text, locale));
    return { status: 200, body: { data: { id, translate: text } } };
  };
}

async function fetchAndSave(
  { config, log }: MemberContext,
  database: Database,
  { id, text, locale }: { id: number; text: string; locale: Locale },
): Promise<string> {
  if (!config.translator) throw new AppError('chat.no-translation');
  let translated: string;
  try {
    translated = await translate(config.translator, text, locale);
  } catch (error) {
    log.warn({ err: error }, 'a message could not be translated');
    throw new AppError('server.busy', { retryAfterSeconds: 5 });
  }
  await saveTranslation(database, id, locale, translated);
  return translated;
}
