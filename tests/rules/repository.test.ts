import { describe, expect, it } from 'vitest';
import { TENANT_TAG } from '../../apps/server/src/platform/database/tenant';
import { isTest, isTypeScript, listSources, readSource } from './sources';

const LONGEST_FILE_LINES = 300;
const MOST_FILES_IN_A_FOLDER = 25;
const SQL = /[`'"]\s*(select\s|insert\s+into\s|update\s+\w+\s+set\s|delete\s+from\s|with\s+\w+\s+as\s)/i;
const FASTIFY = /from '(fastify|@fastify\/[\w-]+)'/;
// The pattern is written this way so that the test does not match its own file.
const MACHINE_PATH = new RegExp(
  ['work', 'root', 'home', 'Users'].map((name) => `['"\`\\s(=:]/${name}/[\\w.]`).join('|'),
);
const WORKAROUND = new RegExp(
  ['eslint-disable', 'oxlint-disable', '@ts-ignore', '@ts-nocheck', '\\bas any\\b', 'TODO', 'FIXME'].join('|'),
);

const serverSources = listSources('apps/server/src', isTypeScript).filter((path) => !isTest(path));
const everything = listSources('.', (path) => /\.(tsx?|[cm]?js|css|sql|json|md|html|ya?ml)$|^\.ci\//.test(path));

const name = (paths: string[], isWrong: (text: string) => boolean) => paths.filter((path) => isWrong(readSource(path)));

describe('the repository', () => {
  it('SQL is only in queries.ts and in the platform', () => {
    const others = serverSources.filter((path) => !/\/platform\/|(^|[/.-])queries\.ts$/.test(path));
    expect(others.length).toBeGreaterThan(10);
    expect(name(others, (text) => SQL.test(text))).toEqual([]);
  });

  it('the domain gets the time and random values as arguments', () => {
    const domain = listSources('packages/domain/src', isTypeScript).filter((path) => !isTest(path));
    const impure = /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bperformance\.|\bcrypto\.|\bprocess\./;
    expect(domain.length).toBeGreaterThan(10);
    expect(name(domain, (text) => impure.test(text))).toEqual([]);
  });

  it('Fastify is only used in routes.ts and in the platform', () => {
    const others = serverSources.filter((path) => !/\/platform\/|routes\.ts$|\/src\/app\.ts$/.test(path));
    expect(name(others, (text) => FASTIFY.test(text))).toEqual([]);
  });

  it(`no source file has more than ${LONGEST_FILE_LINES} lines`, () => {
    const sources = everything.filter((path) => /\.(tsx?|[cm]?js|css|sql)$/.test(path));
    expect(sources.length).toBeGreaterThan(100);
    expect(name(sources, (text) => text.trimEnd().split('\n').length > LONGEST_FILE_LINES)).toEqual([]);
  });

  it('only one file writes the tag for the company of a statement', () => {
    const others = serverSources.filter((path) => path !== 'apps/server/src/platform/database/tenant.ts');
    expect(name(others, (text) => text.includes(TENANT_TAG.trim()))).toEqual([]);
  });

  it(`no folder has more than ${MOST_FILES_IN_A_FOLDER} files`, () => {
    const ofCode = /^(apps|packages)\/[\w-]+\/src\/|^apps\/server\/test\/|^tests\//;
    const counts = new Map<string, number>();
    for (const path of listSources('.', (each) => ofCode.test(each))) {
      const folder = path.slice(0, path.lastIndexOf('/'));
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
    expect(counts.size).toBeGreaterThan(100);
    expect([...counts].filter(([, count]) => count > MOST_FILES_IN_A_FOLDER)).toEqual([]);
  });

  it('files are named in kebab case', () => {
    const names = everything.filter(isTypeScript).map((path) => path.split('/').at(-1) ?? '');
    expect(names.filter((each) => !/^[a-z0-9]+([.-][a-z0-9]+)*\.tsx?$/.test(each))).toEqual([]);
  });

  it('no text is put into a page as HTML', () => {
    const pages = listSources('apps', isTypeScript).concat(listSources('packages', isTypeScript));
    const asHtml = /dangerouslySetInnerHTML|\.(inner|outer)HTML|insertAdjacentHTML|document\.write|\beval\(/;
    expect(pages.length).toBeGreaterThan(100);
    expect(name(pages, (text) => asHtml.test(text))).toEqual([]);
  });

  it('days and times are typed in the product’s own fields and not in native ones', () => {
    const pages = listSources('apps', isTypeScript).concat(listSources('packages', isTypeScript));
    const native =
      /type=(["'`]|\{\s*["'`])(date|datetime-local|time|month|week)\b|\b(DateInput|DateTimePicker|DatePickerInput)\b/;
    expect(name(pages, (text) => native.test(text))).toEqual([]);
  });

  it('Enter takes the first match of every searchable list by the default of the theme', () => {
    const theme = readSource('packages/ui/src/theme/theme.ts');
    expect(theme).toMatch(/selectFirstOptionOnChange: true/);
    expect(theme).toMatch(/\bSelect: searchedList,\s+MultiSelect: searchedList,/);
    const pages = listSources('apps', isTypeScript).concat(
      listSources('packages/ui', isTypeScript),
      listSources('packages/web', isTypeScript),
    );
    const searched = name(pages, (text) => /^\s+searchable$/m.test(text));
    expect(searched.length).toBeGreaterThan(5);
    expect(
      searched.filter((path) => !/\b(Select|MultiSelect)\b[^;]*from '@mantine\/core'/.test(readSource(path))),
    ).toEqual([]);
    expect(name(pages, (text) => /selectFirstOptionOnChange=\{false\}/.test(text))).toEqual([]);
  });

  it('query keys are declared by features', () => {
    const pages = ['apps/shipper', 'apps/carrier', 'packages/web'].flatMap((folder) =>
      listSources(folder, isTypeScript),
    );
    expect(name(pages, (text) => /\bqueryKey: \w+Keys\./.test(text)).length).toBeGreaterThan(15);
    expect(name(pages, (text) => /queryKey: \[/.test(text))).toEqual([]);
  });

  it('there are no enums', () => {
    const sources = everything.filter(isTypeScript);
    expect(name(sources, (text) => /^\s*((export|declare|const) )*enum \w+ \{/m.test(text))).toEqual([]);
  });

  it('there is no absolute path of a machine', () => {
    expect(name(everything, (text) => MACHINE_PATH.test(text))).toEqual([]);
  });

  it('there is no disabled check and no note of work to be done', () => {
    const sources = everything.filter(
      (path) => /\.(tsx?|[cm]?js)$/.test(path) && path !== 'tests/rules/repository.test.ts',
    );
    expect(name(sources, (text) => WORKAROUND.test(text))).toEqual([]);
  });
});
