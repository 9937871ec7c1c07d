const LETTERS = 200;

/** Returns the beginning of a text as one line; without a text the file names. */
export function excerpt(text: string, files: readonly string[] = []): string {
  const line = (text.trim() || files.join(', ')).replaceAll(/\s+/g, ' ').trim();
  const letters = Array.from(line);
  return letters.length <= LETTERS ? line : `${letters.slice(0, LETTERS).join('').trimEnd()}…`;
}
