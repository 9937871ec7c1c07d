import { CARRIERS_LIST } from '@tenderlane/contract/carriers/list';
import { expect, it } from 'vitest';
import { fileColumns } from './file-columns';

it('a column of the list brings its columns of the file, and every column of the file belongs to one of the list', () => {
  expect(fileColumns(['name', 'since', 'response_short'])).toEqual(['name', 'invited', 'verified', 'response']);
  const unreached = CARRIERS_LIST.columns.filter((name) => !fileColumns([name, `${name}_short`])?.includes(name));
  expect(unreached).toEqual([]);
});

it('where nobody chose, the server decides', () => {
  expect(fileColumns(null)).toBeUndefined();
  expect(fileColumns(['no column'])).toBeUndefined();
});
