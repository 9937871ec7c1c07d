import { hash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { LOCALES, type Locale } from '@tenderlane/contract';
import { LEGAL_NAMES, type DatedText, type LegalName } from '@tenderlane/domain/shell';

/** The names are fixed, so that no request can read other files. The dates change with `packages/messages/src/legal`. */
const BUILT_IN: Record<LegalName, string> = {
  'terms-of-use': '2026-11-28',
  policy: '2026-11-28',
  'privacy-policy': '2026-11-20',
};

export interface LegalText {
  markdown: string | null;
  version: string;
  changedAt: number;
}

interface Terms {
  versions: Record<Locale, string>;
  texts: DatedText[];
}

export const isLegalText = (name: string): name is LegalName => Object.hasOwn(BUILT_IN, name);

/**
 * Reads the operator's text in `DATA_DIR/legal`: in the reader's language, else without a language, else in English;
 * without markdown if there is none.
 */
export async function readLegalText(dataDir: string, name: LegalName, locale: Locale): Promise<LegalText> {
  for (const file of [`${name}.${locale}.md`, `${name}.md`, `${name}.en.md`]) {
    const path = join(dataDir, 'legal', file);
    const markdown = await readFile(path, 'utf8').catch(() => '');
    if (!markdown.trim()) continue;
    const { mtimeMs } = await stat(path);
    return { markdown, version: hash('sha256', markdown).slice(0, 12), changedAt: Math.floor(mtimeMs) };
  }
  return { markdown: null, version: BUILT_IN[name], changedAt: Date.parse(BUILT_IN[name]) };
}

// A person accepts all legal texts together, so a version names all texts of one language.
export async function readTerms(dataDir: string): Promise<Terms> {
  const texts = await Promise.all(
    LOCALES.map((locale) => Promise.all(LEGAL_NAMES.map((name) => readLegalText(dataDir, name, locale)))),
  );
  const versionOf = (index: number) => texts[index]?.map(({ version }) => version).join(' ');
  return {
    versions: Object.fromEntries(LOCALES.map((locale, index) => [locale, versionOf(index)])) as Terms['versions'],
    texts: LEGAL_NAMES.map((name, place) => ({
      name,
      changedAt: Math.max(...texts.map((ofLocale) => ofLocale[place]?.changedAt ?? 0)),
    })),
  };
}
