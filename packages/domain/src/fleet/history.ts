/**
 * Fields whose values the history must not store, because it can never be changed or deleted. It records only that they
 * changed.
 */
export const MASKED_FIELDS = ['date_of_birth', 'tin', 'licence_number'] as const;

const MASK = '•••';

export function historyValue(field: string, value: unknown): unknown {
  const isMasked = (MASKED_FIELDS as readonly string[]).includes(field);
  return isMasked && value !== null && value !== undefined ? MASK : (value ?? null);
}
