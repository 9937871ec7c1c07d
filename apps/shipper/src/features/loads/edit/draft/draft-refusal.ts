import { ApiError } from '@tenderlane/web/core/client/api-error';
import { lookUp } from '@tenderlane/domain/values';
import type { FieldKey } from './draft-fields';
import { fieldsOfTerms } from './frozen-fields';

export type Refusal =
  | { kind: 'away' }
  | { kind: 'changed'; by: string; isOwn: boolean }
  | { kind: 'material'; keys: FieldKey[]; sections: string[] }
  | { kind: 'refused'; keys: FieldKey[]; errors: Record<string, string> }
  | { kind: 'stopped'; error: ApiError };

/** Fields whose change can make bids stale; the server decides. */
const MATERIAL_KEYS: readonly FieldKey[] = ['waypoints', 'cargo', 'truck', 'payment', 'tender_type'];

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const textsOf = (value: unknown) => (Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []);

export function readRefusal(error: unknown, sent: FieldKey[]): Refusal {
  if (!(error instanceof ApiError)) throw error;
  const { status, code, params } = error;
  if (error.isNetwork || status >= 500 || status === 429) return { kind: 'away' };
  if (code === 'load.changed-meanwhile')
    return { kind: 'changed', by: textOf(params['by']), isOwn: params['is_own'] === true };
  if (code === 'load.material-edit')
    return { kind: 'material', keys: orAll(MATERIAL_KEYS, sent), sections: textsOf(params['fields']) };
  const errors = fieldErrors(error);
  if (Object.keys(errors).length === 0 && code !== 'load.frozen-field') return { kind: 'stopped', error };
  const wrong = sent.filter((key) => Object.keys(errors).some((path) => path === key || path.startsWith(`${key}.`)));
  if (wrong.length > 0) return { kind: 'refused', keys: wrong, errors };
  // A field that was not sent is wrong, such as a past pickup; show the reason at the sent fields.
  const keys = code === 'load.frozen-field' ? orAll(fieldsOfTerms(textsOf(params['fields'])), sent) : sent;
  const reasons = Object.fromEntries(keys.map((key) => [key, error.message]));
  return { kind: 'refused', keys, errors: { ...errors, ...reasons } };
}

function orAll(wanted: readonly FieldKey[], sent: FieldKey[]): FieldKey[] {
  const keys = sent.filter((key) => wanted.includes(key));
  return keys.length > 0 ? keys : sent;
}

export function fieldErrors({ errors }: ApiError): Record<string, string> {
  const paths = Object.keys(errors);
  // The client also adds messages under the first part of a path; skip them to avoid duplicates.
  const own = paths.filter((path) => !paths.some((longer) => longer.startsWith(`${path}.`)));
  return Object.fromEntries(own.map((path) => [path, lookUp(errors, path)?.[0] ?? '']));
}
