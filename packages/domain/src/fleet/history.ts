/** Fields whose content a history must not keep: it can never be changed or deleted. That they changed is told. */
export const MASKED_FIELDS = ['date_of_birth', 'tin', 'licence_number'] as const;

const MASK = '•••';

/** A value of a field as the history keeps it. */
export function historyValue(field: string, value: unknown): unknown {
  const isMasked = (MASKED_FIELDS as readonly string[]).includes(field);
  return isMasked && value !== null && value !== undefined ? MASK : (value ?? null);
}
