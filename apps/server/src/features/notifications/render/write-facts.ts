import type { Locale } from '@tenderlane/contract';
import { lookUp } from '@tenderlane/domain/values';
import type { FactWriters } from '../../../platform/notices/notice';

export function writeFacts(params: Readonly<Record<string, unknown>>, locale: Locale, writers: FactWriters) {
  const plain: [name: string, fact: unknown][] = [];
  const values: Record<string, string> = {};
  const sentences: string[] = [];
  for (const [name, fact] of Object.entries(params)) {
    const write = lookUp(writers, name);
    const written = write?.(fact, locale);
    if (!written) plain.push([name, fact]);
    Object.assign(values, written?.values);
    sentences.push(...(written?.sentences ?? []));
  }
  return { plain, values, sentences };
}
