/** Returns null for anything but a positive integer of at most 15 digits without leading zeros. */
export function readId(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}
