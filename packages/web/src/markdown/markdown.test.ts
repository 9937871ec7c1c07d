import { expect, it } from 'vitest';
import { readInline, readMarkdown } from './markdown';

const text = (words: string) => [{ kind: 'text', text: words }];

it('headings, paragraphs, lists and rules are read', () => {
  const markdown = '# Terms\n\nOne line\nand its end.\n\n## Part\n- a\n- b\n1. c\n2. d\n\n---\n###### Deep';
  expect(readMarkdown(markdown)).toEqual([
    { kind: 'heading', level: 2, content: text('Terms') },
    { kind: 'paragraph', content: text('One line and its end.') },
    { kind: 'heading', level: 2, content: text('Part') },
    { kind: 'list', isOrdered: false, items: [text('a'), text('b')] },
    { kind: 'list', isOrdered: true, items: [text('c'), text('d')] },
    { kind: 'rule' },
    { kind: 'heading', level: 4, content: text('Deep') },
  ]);
});

it.each([
  ['**a** *b* `c`', ['strong a', 'text  ', 'em b', 'text  ', 'code c']],
  ['see [us](https://a.example/x) now', ['text see ', 'link us', 'text  now']],
  ['[mail](mailto:a@b.example)', ['link mail']],
  ['[own](/policy)', ['link own']],
  // Links that could run a program or disguise their target stay plain text.
  ['[x](javascript:alert)', ['text x']],
  ['[x](JaVaScRiPt:alert)', ['text x']],
  ['[x](data:text/html,y)', ['text x']],
  ['[x](//evil.example)', ['text x']],
  ['<script>alert(1)</script>', ['text <script>alert(1)</script>']],
])('the line %s is read as its parts, with safe links only', (line, pieces) => {
  expect(readInline(line).map(({ kind, text: words }) => `${kind} ${words}`)).toEqual(pieces);
});

// Backtracking would exceed the test's time limit.
it('the time to read any text grows only linearly', () => {
  for (const bad of ['['.repeat(20_000), '*'.repeat(20_000), '[a]('.repeat(5_000), '#'.repeat(20_000)])
    expect(readMarkdown(bad).length).toBeGreaterThan(0);
});
