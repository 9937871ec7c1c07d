/** The id in an address, null where none can be: not a number, too large, or written in another way than ids are. */
export function readId(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}
