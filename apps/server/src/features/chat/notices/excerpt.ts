const LETTERS = 200;

export function excerpt(text: string, files: readonly string[] = []): string {
  const line = (text.trim() || files.join(', ')).replaceAll(/\s+/g, ' ').trim();
  const letters = Array.from(line);
  return letters.length <= LETTERS ? line : `${letters.slice(0, LETTERS).join('').trimEnd()}…`;
}
