import {
  classOfGroup,
  NOTIFICATION_GROUPS,
  type NotificationGroup,
  USUAL_PREFERENCE,
} from '@tenderlane/domain/notifications';
import type { Context } from '../../../platform/context';
import type { UnsubscribeFacts } from '../../../platform/secrets/stated-links';
import { findPreference, lockPreference, savePreference } from './preferences.queries';

export type Unsubscribing = UnsubscribeFacts & { group: NotificationGroup };

/** Reads the secret of a link; an invalid one is refused without a query. */
export function readUnsubscribing(
  { secrets, unknownCodes }: Pick<Context, 'secrets' | 'unknownCodes'>,
  secret: string,
  address: string,
): Unsubscribing {
  const facts = secrets.readUnsubscribeLink(secret);
  if (!facts || !isGroup(facts.group)) throw unknownCodes.refuse(address);
  return { ...facts, group: facts.group };
}

/**
 * Ends the e-mails of one kind for the owner of the link, signed in or not, and returns the kind. A repetition changes
 * nothing.
 */
export async function unsubscribe(
  context: Pick<Context, 'sql' | 'clock' | 'secrets' | 'unknownCodes' | 'client'>,
  secret: string,
): Promise<NotificationGroup> {
  const facts = readUnsubscribing(context, secret, context.client.address);
  const { sql, clock } = context;
  const { accountId, side, group } = facts;
  await lockPreference(sql, accountId);
  const before = (await findPreference(sql, facts)) ?? USUAL_PREFERENCE;
  // Must-have messages of a kind are still sent, also by e-mail; only its other messages end.
  const email = { ...before.events[group], email: false };
  if (classOfGroup(side, group) !== undefined && before.events[group]?.email !== false)
    await savePreference(sql, facts, { ...before, events: { ...before.events, [group]: email } }, await clock.now(sql));
  return group;
}

const isGroup = (name: string): name is NotificationGroup => Object.hasOwn(NOTIFICATION_GROUPS, name);
