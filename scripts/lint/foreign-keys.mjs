// Finds `table[key]`, `key in table` and `const { [key]: x } = table` where the key may be any text: every object also
// inherits `constructor`, `toString` and `__proto__`, and a key that a stranger sent could find them.
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SyntaxKind } from 'typescript-native/unstable/ast';
import { API, TypeFlags } from 'typescript-native/unstable/sync';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const ADVICE = 'This key may be any text, also "constructor". Use a Map, lookUp() or Object.hasOwn().';

const ANY_TEXT = TypeFlags.String | TypeFlags.Any | TypeFlags.Unknown | TypeFlags.TemplateLiteral;
const ASSERTIONS = new Set([
  SyntaxKind.AsExpression,
  SyntaxKind.NonNullExpression,
  SyntaxKind.SatisfiesExpression,
  SyntaxKind.TypeAssertionExpression,
  SyntaxKind.ParenthesizedExpression,
]);

/** The expression behind `key as Name` and `key!`, because an assertion does not check the text. */
const withoutAssertions = (node) => (ASSERTIONS.has(node.kind) ? withoutAssertions(node.expression) : node);

/** A template with fixed text, such as `lines.${index}.price`, cannot be an inherited name. */
function isNoName(node) {
  if (node.kind === SyntaxKind.NoSubstitutionTemplateLiteral) return /[^A-Za-z_]/.test(node.text);
  if (node.kind !== SyntaxKind.TemplateExpression) return false;
  return [node.head, ...node.templateSpans.map(({ literal }) => literal)].some(({ text }) => /[^A-Za-z_]/.test(text));
}

/**
 * True when `{ … }` or `[ … ]` is a destructuring pattern, as in `({ [key]: x } = table)` and `for ({ [key]: x } of
 * tables)`.
 */
function isPattern(literal) {
  const { parent } = literal;
  switch (parent.kind) {
    case SyntaxKind.BinaryExpression:
      return parent.operatorToken.kind === SyntaxKind.EqualsToken && parent.left === literal;
    case SyntaxKind.ForOfStatement:
      return parent.initializer === literal;
    case SyntaxKind.PropertyAssignment:
    case SyntaxKind.SpreadElement:
      return isPattern(parent.parent);
    case SyntaxKind.ArrayLiteralExpression:
      return isPattern(parent);
    default:
      return false;
  }
}

function keyOf(node) {
  switch (node.kind) {
    case SyntaxKind.ElementAccessExpression:
      return node.argumentExpression;
    case SyntaxKind.BinaryExpression:
      if (node.operatorToken.kind !== SyntaxKind.InKeyword) return undefined;
      return node.left.kind === SyntaxKind.PrivateIdentifier ? undefined : node.left;
    case SyntaxKind.BindingElement:
      return node.propertyName?.kind === SyntaxKind.ComputedPropertyName ? node.propertyName.expression : undefined;
    case SyntaxKind.PropertyAssignment:
      if (node.name.kind !== SyntaxKind.ComputedPropertyName) return undefined;
      return isPattern(node.parent) ? node.name.expression : undefined;
    default:
      return undefined;
  }
}

function keysIn(file) {
  const keys = [];
  const visit = (node) => {
    const key = keyOf(node);
    const written = key && withoutAssertions(key);
    if (written && !isNoName(written)) keys.push(written);
    node.forEachChild(visit);
  };
  visit(file);
  return keys;
}

/** Template literal types such as `custom.${string}`: their fixed text excludes inherited names. */
function hasFixedSign(type, checker) {
  if (!(type.flags & TypeFlags.TemplateLiteral)) return false;
  const fixed = checker.typeToString(type).replaceAll(/\$\{[^}]*\}|`/g, '');
  return /[^A-Za-z_]/.test(fixed);
}

function isAnyText(type, checker) {
  if (hasFixedSign(type, checker)) return false;
  if (type.flags & TypeFlags.Union) return type.getTypes().some((part) => isAnyText(part, checker));
  if (!(type.flags & TypeFlags.TypeParameter)) return Boolean(type.flags & ANY_TEXT);
  const limit = checker.getBaseConstraintOfType(type);
  return limit !== undefined && Boolean(limit.flags & ANY_TEXT);
}

function findIn(file, checker) {
  const keys = keysIn(file);
  if (keys.length === 0) return [];
  const types = checker.getTypeAtLocation(keys);
  return keys
    .filter((_key, index) => types[index] === undefined || isAnyText(types[index], checker))
    .map((key) => file.getLineAndCharacterOfPosition(key.getStart(file)).line)
    .map((line) => `${relative(root, file.fileName)}:${line + 1}: ${file.text.split('\n')[line].trim()}`);
}

/** Searches the sources of projects (folders with a tsconfig.json), without their tests. */
export function findForeignKeys(projects) {
  const compiler = new API({ cwd: root });
  try {
    return projects.flatMap((folder) => {
      const config = join(folder, 'tsconfig.json');
      const project = compiler.updateSnapshot({ openProjects: [config] }).getProject(config);
      if (!project) throw new Error(`The compiler does not know ${config}.`);
      const { program, checker } = project;
      const isSource = (name) => name.startsWith(`${join(folder, 'src')}/`) && !/\.test\.tsx?$|\.d\.ts$/.test(name);
      const sources = program.getSourceFileNames().filter(isSource);
      if (sources.length === 0) throw new Error(`No sources in ${folder}.`);
      return sources.flatMap((name) => findIn(program.getSourceFile(name), checker));
    });
  } finally {
    compiler.close();
  }
}

export const workspaces = ['packages', 'apps']
  .flatMap((group) => readdirSync(join(root, group)).map((name) => join(root, group, name)))
  .filter((folder) => existsSync(join(folder, 'tsconfig.json')));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = findForeignKeys(workspaces);
  for (const place of found) console.error(place);
  if (found.length > 0) console.error(ADVICE);
  process.exitCode = found.length > 0 ? 1 : 0;
}
