const LETTERS = 200;

/** The beginning of what somebody wrote, as one line; what was sent without a text is told by the names of its files. */
export function excerpt(text: string, files: readonly string[] = []): string {
  const line = (text.trim() || files.join(', ')).replaceAll(/\s+/g, ' ').trim();
  const letters = Array.from(line);
  return letters.length <= LETTERS ? line : `${letters.slice(0, LETTERS).join('').trimEnd()}…`;
}
