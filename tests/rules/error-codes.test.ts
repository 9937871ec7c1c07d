import { describe, expect, it } from 'vitest';
import { FIELD_CODES, REQUEST_ERRORS } from '@tenderlane/contract/core/error-codes';
import { MISSING_CODES } from '@tenderlane/domain/terms';
import { REFUSAL_CODES } from '@tenderlane/domain/core';
import { serverMessages } from '@tenderlane/messages/server';
import { isTest, isTypeScript, listSources, readSource } from './sources';

const codes = new Set<string>([...Object.keys(REQUEST_ERRORS), ...REFUSAL_CODES, ...FIELD_CODES, ...MISSING_CODES]);
const english = new Map<string, string>(Object.entries(serverMessages.en.errors));

const paramsOf = (text: string) => [...text.matchAll(/\{\{\s*(\w+)/g)].map((match) => match[1]);

describe.each(['en', 'uk', 'kk', 'ru'] as const)('errors in %s', (language) => {
  const texts = new Map<string, string>(Object.entries(serverMessages[language].errors));

  it('every error code has a text, and every text has a code', () => {
    expect(codes.size).toBeGreaterThan(100);
    expect([...texts.keys()].sort()).toEqual([...codes].sort());
    expect([...texts].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('no text uses a parameter that the English text does not use', () => {
    const unknown = [...texts].flatMap(([code, text]) => {
      const known = paramsOf(english.get(code) ?? '');
      return paramsOf(text).flatMap((param) => (known.includes(param) ? [] : [`${code}: ${param}`]));
    });
    expect(unknown).toEqual([]);
  });
});

it('an error code is declared either by a feature or for all requests', () => {
  expect(REFUSAL_CODES.filter((code) => Object.hasOwn(REQUEST_ERRORS, code))).toEqual([]);
});

// The problem of a field is a string for the compiler, which would accept a code without a text.
it('the server uses only error codes with a text', () => {
  const sources = listSources('apps/server/src', isTypeScript).filter((path) => !isTest(path));
  const named = sources.flatMap((path) =>
    [...readSource(path).matchAll(/\bcode: '([^']+)'/g)].map((match) => ({ path, code: match[1] ?? '' })),
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter(({ code }) => !codes.has(code))).toEqual([]);
});

// An unused code is a text that nobody reads or a rule that is missing.
it('every error code is used', () => {
  const folders = ['apps/server/src', 'packages/contract/src', 'packages/domain/src'];
  const sources = folders.flatMap((folder) => listSources(folder, isTypeScript)).filter((path) => !isTest(path));
  const table = /export const [A-Z_]+ = [[{][^\]}]*[\]}] as const/g;
  const raising = sources.map((path) => readSource(path).replaceAll(table, '')).join('\n');
  expect([...codes].filter((code) => !raising.includes(`'${code}'`))).toEqual([]);
});
