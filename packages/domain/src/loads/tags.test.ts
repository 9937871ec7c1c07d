import { describe, expect, it } from 'vitest';
import { changeTags } from './tags';

const twenty = Array.from({ length: 20 }, (_, index) => `tag ${index}`);

describe('tags of a load', () => {
  it.each([
    ['a new tag is the last', ['a'], ['b'], [], { tags: ['a', 'b'], added: ['b'], removed: [] }],
    ['an existing tag keeps its place', ['a', 'b'], ['a'], [], { tags: ['a', 'b'], added: [], removed: [] }],
    ['a repeated tag is added once', [], ['a', 'a'], [], { tags: ['a'], added: ['a'], removed: [] }],
    ['a tag is removed', ['a', 'b'], [], ['a'], { tags: ['b'], added: [], removed: ['a'] }],
    ['a missing tag cannot be removed', ['a'], [], ['b'], { tags: ['a'], added: [], removed: [] }],
    ['a tag that is added and removed stays', ['a'], ['a'], ['a'], { tags: ['a'], added: [], removed: [] }],
    ['a tag replaces another in a full list', twenty, ['new'], ['tag 0'], { added: ['new'], removed: ['tag 0'] }],
  ])('the tags of a load change: %s', (_, tags, add, remove, expected) => {
    expect(changeTags(tags, { add, remove })).toMatchObject(expected);
  });

  it('a load has at most twenty tags', () => {
    expect(changeTags(twenty, { add: ['one more'], remove: [] })).toMatchObject({ code: 'load.too-many-tags' });
    // A load with more tags than allowed may lose some.
    expect(changeTags([...twenty, 'more', 'most'], { add: [], remove: ['most'] })).toMatchObject({ removed: ['most'] });
  });
});
