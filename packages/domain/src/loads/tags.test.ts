import { describe, expect, it } from 'vitest';
import { changeTags } from './tags';

const twenty = Array.from({ length: 20 }, (_, index) => `tag ${index}`);

describe('tags of a load', () => {
  it.each([
    ['a new one comes last', ['a'], ['b'], [], { tags: ['a', 'b'], added: ['b'], removed: [] }],
    ['one that is there stays where it is', ['a', 'b'], ['a'], [], { tags: ['a', 'b'], added: [], removed: [] }],
    ['the same one twice is one', [], ['a', 'a'], [], { tags: ['a'], added: ['a'], removed: [] }],
    ['one is taken away', ['a', 'b'], [], ['a'], { tags: ['b'], added: [], removed: ['a'] }],
    ['one that is not there cannot be', ['a'], [], ['b'], { tags: ['a'], added: [], removed: [] }],
    ['what is added and removed stays', ['a'], ['a'], ['a'], { tags: ['a'], added: [], removed: [] }],
    [
      'one in place of another, also where the list is full',
      twenty,
      ['new'],
      ['tag 0'],
      { added: ['new'], removed: ['tag 0'] },
    ],
  ])('%s', (_, tags, add, remove, expected) => {
    expect(changeTags(tags, { add, remove })).toMatchObject(expected);
  });

  it('are twenty at most', () => {
    expect(changeTags(twenty, { add: ['one more'], remove: [] })).toMatchObject({ code: 'load.too-many-tags' });
    // A load that came to hold more may still lose some.
    expect(changeTags([...twenty, 'more', 'most'], { add: [], remove: ['most'] })).toMatchObject({ removed: ['most'] });
  });
});
