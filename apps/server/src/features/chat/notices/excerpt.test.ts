import { expect, it } from 'vitest';
import { excerpt } from './excerpt';

it.each<[string, string[], string]>([
  ['We load at six', ['scan.pdf'], 'We load at six'],
  [' We load\n\nat  six ', [], 'We load at six'],
  ['', ['scan.pdf', 'photo.png'], 'scan.pdf, photo.png'],
  ['a'.repeat(200), [], 'a'.repeat(200)],
  ['a'.repeat(201), [], `${'a'.repeat(200)}…`],
  ['🚚'.repeat(201), [], `${'🚚'.repeat(200)}…`],
  [`${'a'.repeat(199)} b`, [], `${'a'.repeat(199)}…`],
])('case %#: the excerpt is the beginning of the text, or else the names of the files', (text, files, told) =>
  expect(excerpt(text, files)).toBe(told),
);
