import { isDemoLogin } from '@tenderlane/domain/messages';
import { toCountry } from '@tenderlane/domain/languages';
import { refuseProfileChange } from '@tenderlane/domain/identity';
import type { Locale } from '@tenderlane/contract';
import type { PersonContext } from '../../platform/context';
import { notFound, throwIfRefused } from '../../platform/errors';
import { record } from '../../platform/events/events';
import { actorOf } from '../../platform/principal';
import { readTerms } from '../reference';
import { isProfileLocked, lockAccount, saveProfile } from './queries';

interface ProfileBody {
  first_name: string;
  last_name: string;
  locale?: Locale | undefined;
  country_id?: string | undefined;
  accepts_terms?: true | undefined;
}

export async function changeProfile(context: PersonContext, body: ProfileBody): Promise<void> {
  const { sql, clock, principal, batchUuid, config, locale } = context;
  const before = await lockAccount(sql, principal.accountId);
  if (!before) throw notFound();
  const after = {
    id: before.id,
    first_name: body.first_name,
    last_name: body.last_name,
    locale: isDemoLogin(before.email ?? '') ? before.locale : (body.locale ?? before.locale),
    country_id: body.country_id ? toCountry(body.country_id) : before.country_id,
    terms_version: body.accepts_terms ? (await readTerms(config.dataDir)).versions[locale] : before.terms_version,
  };
  const fields = ['first_name', 'last_name', 'locale', 'country_id', 'terms_version'] as const;
  const changes = fields
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, old: before[field], new: after[field] }));
  if (changes.length === 0) return;
  const isLocked = changes.some(({ field }) => field !== 'terms_version') && (await isProfileLocked(sql, before.id));
  throwIfRefused(refuseProfileChange({ isLocked, isNamed: before.first_name !== '' }));
  const at = await clock.now(sql);
  await saveProfile(sql, after, at);
  await record(context, [
    {
      at,
      companyId: null,
      entityId: before.id,
      action: 'account.changed',
      actor: actorOf(principal),
      batchUuid,
      changes,
    },
  ]);
}
