import { CARRIERS_LIST } from '@tenderlane/contract/carriers/list';
import { expect, it } from 'vitest';
import { fileColumns } from './file-columns';

it('every column of the file belongs to one column of the list', () => {
  expect(fileColumns(['name', 'since', 'response_short'])).toEqual(['name', 'invited', 'verified', 'response']);
  const unreached = CARRIERS_LIST.columns.filter((name) => !fileColumns([name, `${name}_short`])?.includes(name));
  expect(unreached).toEqual([]);
});

it('the server chooses the columns of the file when the person chose none', () => {
  expect(fileColumns(null)).toBeUndefined();
  expect(fileColumns(['no column'])).toBeUndefined();
});
