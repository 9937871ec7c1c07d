import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locale } from '@tenderlane/contract';

/** The names are fixed, so that no request can read other files. */
const TEXTS = new Set(['terms-of-use', 'policy', 'privacy-policy']);

// To be changed with the terms in `packages/messages/src/legal`.
const OWN_TERMS = '2026-11-20';

export const isLegalText = (name: string): boolean => TEXTS.has(name);

/**
 * Reads the operator's text in `DATA_DIR/legal`: in the reader's language, else without a language, else in English;
 * null if there is none.
 */
export async function readLegalText(dataDir: string, name: string, locale: Locale): Promise<string | null> {
  if (!isLegalText(name)) return null;
  for (const file of [`${name}.${locale}.md`, `${name}.md`, `${name}.en.md`]) {
    const markdown = await readFile(join(dataDir, 'legal', file), 'utf8').catch(() => '');
    if (markdown.trim()) return markdown;
  }
  return null;
}

export async function readTermsVersion(dataDir: string, locale: Locale): Promise<string> {
  const text = await readLegalText(dataDir, 'terms-of-use', locale);
  return text === null ? OWN_TERMS : hash('sha256', text).slice(0, 12);
}
