import { describe, expect, it } from 'vitest';
import { consignee as enConsignee } from './consignee/en';
import { consignee as kkConsignee } from './consignee/kk';
import { consignee as ruConsignee } from './consignee/ru';
import { consignee as ukConsignee } from './consignee/uk';
import { driver as enDriver } from './driver/en';
import { driver as kkDriver } from './driver/kk';
import { driver as ruDriver } from './driver/ru';
import { driver as ukDriver } from './driver/uk';
import { helpArticles as enHelp } from './help/articles/en';
import { helpArticles as kkHelp } from './help/articles/kk';
import { helpArticles as ruHelp } from './help/articles/ru';
import { helpArticles as ukHelp } from './help/articles/uk';
import { legal as enLegal } from './legal/en';
import { legal as kkLegal } from './legal/kk';
import { legal as ruLegal } from './legal/ru';
import { serverMessages } from './server';
import { legal as ukLegal } from './legal/uk';

const legal = { en: enLegal, uk: ukLegal, kk: kkLegal, ru: ruLegal };
const consignee = { en: enConsignee, uk: ukConsignee, kk: kkConsignee, ru: ruConsignee };
const driver = { en: enDriver, uk: ukDriver, kk: kkDriver, ru: ruDriver };
const helpArticles = { en: enHelp, uk: ukHelp, kk: kkHelp, ru: ruHelp };

type Tree = { readonly [key: string]: string | Tree };

const flatten = (tree: Tree, prefix = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flatten(value, `${prefix}${key}/`),
  );

const textsOf = (language: keyof typeof serverMessages) =>
  new Map(
    flatten({
      ...serverMessages[language],
      consignee: consignee[language],
      driver: driver[language],
      legal: legal[language],
      helpArticles: helpArticles[language],
    }),
  );
const variablesOf = (text: string) => [...new Set([...text.matchAll(/\{\{\s*(\w+)/g)].map((match) => match[1]))].sort();

const PLURAL = /_(zero|one|two|few|many|other)$/;
const english = textsOf('en');
const plain = [...english.keys()].filter((key) => !PLURAL.test(key));
const counted = [...english.keys()]
  .filter((key) => key.endsWith('_other'))
  .map((key) => key.slice(0, -'_other'.length));

describe.each(['en', 'uk', 'kk', 'ru'] as const)('texts in %s', (language) => {
  const texts = textsOf(language);
  const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;

  it('texts have the same keys as in English, with all plural forms of the language', () => {
    const expected = [...plain, ...counted.flatMap((name) => categories.map((category) => `${name}_${category}`))];
    expect([...texts.keys()].sort()).toEqual(expected.sort());
  });

  it('texts are not empty and have no blanks at their ends', () => {
    expect([...texts].filter(([, text]) => text === '' || text !== text.trim())).toEqual([]);
  });

  it('texts have the same variables as in English', () => {
    const different = [...texts].filter(([key, text]) => {
      const source = english.get(key) ?? english.get(key.replace(PLURAL, '_other')) ?? '';
      const wanted = variablesOf(source);
      // A form for one thing may say "a carrier" and leave the number out.
      const given = PLURAL.test(key) ? [...new Set([...variablesOf(text), 'count'])].sort() : variablesOf(text);
      return given.join() !== (PLURAL.test(key) ? [...new Set([...wanted, 'count'])].sort() : wanted).join();
    });
    expect(different).toEqual([]);
  });
});

it('the product has texts in exactly four languages', () => {
  expect(Object.keys(serverMessages).sort()).toEqual(['en', 'kk', 'ru', 'uk']);
  expect(plain.length).toBeGreaterThan(100);
});
