import { refuse, type Refusal, type RefusalCode } from './refusal';

export type StaleCode = Extract<RefusalCode, `${string}.changed-meanwhile` | 'option.bid-changed'>;

/**
 * `seen` is the version, bid or price that the person acted on, absent where the caller does not say; `present` is the one
 * that holds. Records that are merged field by field name the `fields` that somebody else changed.
 */
type Compared = { seen: number | null | undefined; present: number | null } | { fields: readonly string[] };

/** Refuses to act on something that has changed since it was seen; null when it has not. */
export function refuseStale(code: StaleCode, compared: Compared, params?: Refusal['params']): Refusal | null {
  if ('fields' in compared) {
    const { fields } = compared;
    return fields.length > 0 ? refuse(code, { ...params, fields: [...fields] }) : null;
  }
  const { seen, present } = compared;
  return seen === null || seen === undefined || seen === present ? null : refuse(code, params);
}

/** Fields that were changed after the version that was seen; none if no version is given. */
export const fieldsChangedSince = (versions: Readonly<Record<string, number>>, seen: number | undefined): string[] =>
  seen === undefined ? [] : Object.entries(versions).flatMap(([field, version]) => (version > seen ? [field] : []));
