import { describe, expect, it } from 'vitest';
import { eventCatalogue, KEPT_ACTIONS } from '@tenderlane/contract/events';
import { serverMessages } from '@tenderlane/messages/server';
import { sentenceKeys } from '../../apps/shipper/src/lib/history-keys';
import { isTest, isTypeScript, listSources, readSource } from './sources';

const known = new Set(Object.keys(eventCatalogue));
const NOUNS =
  'account|announcement|brand|carrier|chat|colleague|company|contact|custom_field|document|driver|facility|field_list|invoice|job|label|load|option|packet|request|session|trailer|trip|truck';
const sources = listSources('apps/server/src', isTypeScript).filter((path) => !isTest(path));

describe('the catalogue of events', () => {
  it('every recorded action is in the catalogue, also in SQL', () => {
    const inCode = new RegExp(`\\baction(?:: | = )'((?:${NOUNS})\\.[a-z_]+)'`, 'g');
    const inSql = new RegExp(`'load', [^']*'((?:${NOUNS})\\.[a-z_]+)'`, 'g');
    const recorded = sources.flatMap((path) =>
      [inCode, inSql].flatMap((pattern) => [...readSource(path).matchAll(pattern)].map((match) => match[1] ?? '')),
    );
    expect(recorded.length).toBeGreaterThan(10);
    expect(recorded.filter((action) => !known.has(action))).toEqual([]);
  });

  it('every action of the catalogue is recorded', () => {
    const code = [...sources, ...listSources('packages/domain/src', isTypeScript)]
      .filter((path) => !isTest(path) && !path.includes('domain/src/events/'))
      .map(readSource)
      .join('\n');
    expect(Object.keys(eventCatalogue).filter((action) => !code.includes(`'${action}'`))).toEqual([]);
  });

  it.each(['en', 'uk', 'kk', 'ru'] as const)('every action has a sentence in %s that is not its key', (language) => {
    const texts = new Map<string, unknown>(Object.entries(serverMessages[language].history));
    for (const action of KEPT_ACTIONS) {
      const key = sentenceKeys(action).find((one) => texts.has(one)) ?? '';
      expect(key, action).not.toBe('event.other');
      expect(texts.get(key), action).toEqual(expect.any(String));
      expect(texts.get(key), action).not.toContain(action);
    }
  });
});
