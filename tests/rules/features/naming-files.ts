import { dirname, join, normalize } from 'node:path';
import { existsSync } from 'node:fs';
import { isTest, isTypeScript, listSources, readSource, ROOT } from '../sources';
import { FEATURES, featureOf, mayName, type FeatureName } from './feature-folders';

const LISTS = [
  /^apps\/server\/src\/features\.ts$/,
  /^packages\/contract\/src\/(api|events|examples|features|index|setting)\.ts$/,
  /^packages\/domain\/src\/(core\/refusal|events\/change-event)\.ts$/,
  /^apps\/(shipper|carrier)\/src\/app\/(pages|topics)\.ts$/,
  /^packages\/messages\/src\/(index|texts|server)\.ts$/,
  /^packages\/messages\/src\/(bundles|languages)\//,
];

const FROM = /(?:^(?:import|export)\s+(?:type\s+)?([^;'"]*?)\s*from\s+|import\()'([^']+)'/gms;
const PACKAGE = /^@tenderlane\/(domain|contract|web|messages)(?:\/(.+))?$/;

const file = (path: string) =>
  [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find(
    (name) => isTypeScript(name) && existsSync(join(ROOT, name)),
  );

function resolve(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return file(normalize(join(dirname(from), specifier)));
  const [, name, path] = PACKAGE.exec(specifier) ?? [];
  return name ? file(join('packages', name, 'src', path ?? 'index')) : undefined;
}

const namesOf = (list: string) =>
  [...list.matchAll(/(\w+)(?:\s+as\s+(\w+))?/g)].map(([, name = '', shown]) => ({ name, shown: shown ?? name }));

const barrels = new Map<string, Map<string, string>>();
function readBarrel(path: string): Map<string, string> {
  const known = barrels.get(path);
  if (known) return known;
  const names = new Map<string, string>();
  barrels.set(path, names);
  for (const [, list = '', specifier = ''] of readSource(path).matchAll(
    /^export\s+(?:type\s+)?(\*|\{[^}]*\})\s*from\s+'([^']+)'/gms,
  )) {
    const target = resolve(path, specifier);
    if (!target) continue;
    if (list === '*') for (const [name, source] of readBarrel(target)) names.set(name, source);
    else for (const { shown } of namesOf(list)) names.set(shown, target);
  }
  return names;
}
const isBarrel = (path: string) => /^packages\/contract\/src\/[^/]+\.ts$/.test(path);

function importedFeatures(path: string, source: string): FeatureName[] {
  return [...source.matchAll(FROM)].flatMap(([, list = '', specifier = '']) => {
    const target = resolve(path, specifier);
    if (!target) return [];
    const files = isBarrel(target)
      ? namesOf(list.replace(/\btype\b/g, '')).map(({ name }) => readBarrel(target).get(name) ?? target)
      : [target];
    return files.flatMap((name) => featureOf(name) ?? []);
  });
}

const all = listSources(
  '.',
  (path) => isTypeScript(path) && !isTest(path) && /^(apps|packages)\/[^/]+\/src\//.test(path),
);
const sources = new Map(all.map((path) => [path, readSource(path)]));

const camel = (folder: string) => folder.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Features by the names that they declare; one call may stand in two bases, so it may have two features. */
function declaredNames(): Map<string, FeatureName[]> {
  const declared = new Map<string, FeatureName[]>();
  const declare = (owner: FeatureName | undefined, name: string) => {
    if (owner) declared.set(name, [...(declared.get(name) ?? []), owner]);
  };
  const add = (owner: FeatureName | undefined, names: Iterable<RegExpMatchArray>) => {
    for (const [, name = ''] of names) declare(owner, name);
  };
  for (const [path, source] of sources) {
    if (path.startsWith('packages/contract/src/')) {
      add(featureOf(path), source.matchAll(/^ {2}'((?:GET|POST|PUT|PATCH|DELETE) \/[^']*)':/gm));
      if (path.endsWith('/events.ts')) add(featureOf(path), source.matchAll(/^ {2}'([a-z_]+\.[a-z_]+)':/gm));
    }
    if (path.endsWith('/pages.ts'))
      for (const [, name = '', quoted = ''] of source.matchAll(/\[paths(?:\.([\w$]+)|\['([^']+)'\])\]: pageOf\(/g))
        declare(featureOf(path), `page ${name || quoted}`);
    const area = /^packages\/messages\/src\/([\w-]+)\/en\.ts$/.exec(path)?.[1];
    if (area) declare(featureOf(path), `area ${camel(area)}`);
  }
  return declared;
}

const declared = declaredNames();

/** The key of a text or a label belongs to its own area, though an action or a code of a refusal may be spelled alike. */
const withoutKeys = (path: string, source: string) =>
  path.startsWith('packages/messages/') ? source.replaceAll(/^ {2}'[^'\n]+':/gm, '') : source;

function namedIn(source: string): string[] {
  const quoted = [...source.matchAll(/'([^'\n]+)'/g)].map(([, text = '']) => text);
  const pages = [
    ...[...source.matchAll(/\bpaths(?:\.(\w+)|\['([^']+)'\])/g)].map(([, name, text]) => name ?? text),
    ...[...source.matchAll(/\b(?:hrefOf|pageHref)\('([^']+)'/g)].map(([, name]) => name),
  ];
  const areas = [
    ...[...source.matchAll(/useTranslation\(([^)]*)\)/g)].flatMap(([, list = '']) =>
      [...list.matchAll(/'(\w+)'/g)].map(([, name]) => name),
    ),
    ...quoted.flatMap((text) => /^(\w+):[\w.]+$/.exec(text)?.[1] ?? []),
  ];
  return [...quoted, ...pages.map((name) => `page ${name}`), ...areas.map((name) => `area ${name}`)];
}

function ownerOf(path: string, name: string): FeatureName | undefined {
  const owners = declared.get(name) ?? [];
  return owners.find((feature) => feature === featureOf(path)) ?? owners.at(-1);
}

export const featuresIn = (path: string, source: string): Set<FeatureName> =>
  new Set([
    ...importedFeatures(path, source),
    ...namedIn(withoutKeys(path, source)).flatMap((name) => ownerOf(path, name) ?? []),
  ]);

/**
 * Files that name each feature outside its own folders: they import from it, or contain a name that it declares. Lists,
 * and later features, which may use it, do not count.
 */
export function listNamingFiles(): Map<FeatureName, string[]> {
  const naming = new Map<FeatureName, string[]>(FEATURES.map((feature) => [feature, []]));
  for (const [path, source] of sources) {
    if (LISTS.some((list) => list.test(path))) continue;
    for (const feature of featuresIn(path, source)) if (!mayName(path, feature)) naming.get(feature)?.push(path);
  }
  return naming;
}
