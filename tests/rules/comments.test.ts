import { expect, it } from 'vitest';
import { listSources, readSource } from './sources';

const DOC_COMMENTS_MAX = 3000;

const RIDDLE = /^(?:Who(?:ever|se|m)?|What(?:ever)?|Where(?:ver)?|When(?:ever)?|Whether|Which|How|So many)\b/;

const FIRST_LINES = /^[ \t]*(?:\/\*\*?[ \t]*(?:\n[ \t]*\*[ \t]*)?|(?<!\/\/[^\n]*\n[ \t]*)\/\/ )(.*)$/gm;

const sources = listSources('.', (path) => /\.(?:[cm]?[jt]sx?|css)$/.test(path));

it('the sources have at most 3,000 doc comments', () => {
  const total = sources.reduce((sum, path) => sum + (readSource(path).match(/\/\*\*/g)?.length ?? 0), 0);
  process.stdout.write(`doc comments: ${total}\n`);
  expect(total).toBeLessThanOrEqual(DOC_COMMENTS_MAX);
});

const beginnings = (source: string) => [...source.matchAll(FIRST_LINES)].map(([, text = '']) => text);

it.each([
  ['/** Who may see it. */', 1],
  ['/**\n * What is left.\n */', 1],
  ['// How it ends.', 1],
  ['/* Where it lies. */', 1],
  ['// The list ends here.\n// Whoever reads on finds nothing.', 0],
  ['/** The members who may see it. */', 0],
])('the check reads the beginning of %j', (source, riddles) => {
  expect(beginnings(source).filter((text) => RIDDLE.test(text))).toHaveLength(riddles);
});

it('no comment begins with an indirect question', () => {
  const found = sources.flatMap((path) =>
    beginnings(readSource(path)).flatMap((text) => (RIDDLE.test(text) ? [`${path}: ${text}`] : [])),
  );
  expect(found).toEqual([]);
});
