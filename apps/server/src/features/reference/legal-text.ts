import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locale } from '@tenderlane/contract';

/** Each text with those that stand in for it; the names are fixed, so that no address reads another file. */
const TEXTS = new Map<string, readonly string[]>([
  ['terms-of-use', ['terms-of-use']],
  ['policy', ['policy', 'privacy-policy']],
  ['privacy-policy', ['privacy-policy']],
]);

export const isLegalText = (name: string): boolean => TEXTS.has(name);

/** What the operator wrote in `DATA_DIR/legal`: in the reader's language, in no named one, in English; null where there is nothing. */
export async function readLegalText(dataDir: string, name: string, locale: Locale): Promise<string | null> {
  for (const text of TEXTS.get(name) ?? [])
    for (const file of [`${text}.${locale}.md`, `${text}.md`, `${text}.en.md`]) {
      const markdown = await readFile(join(dataDir, 'legal', file), 'utf8').catch(() => '');
      if (markdown.trim()) return markdown;
    }
  return null;
}
