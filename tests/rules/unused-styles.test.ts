import { describe, expect, it } from 'vitest';
import { withoutUnused } from '../../packages/web/unused-styles';

const USED = new Set(['m_aaaa1111']);

describe('styles that no component uses', () => {
  it.each([
    ['a used class stays', '.m_aaaa1111{color:red}', '.m_aaaa1111{color:red}'],
    ['a class of nobody goes', '.m_bbbb2222{color:red}', ''],
    ['of several selectors those of nobody go', '.m_aaaa1111,.m_bbbb2222{color:red}', '.m_aaaa1111{color:red}'],
    ['a part of something unused goes', '.m_bbbb2222 .m_aaaa1111{color:red}', ''],
    [
      'what is excluded need not be used',
      '.m_aaaa1111:not(.m_bbbb2222){color:red}',
      '.m_aaaa1111:not(.m_bbbb2222){color:red}',
    ],
    ['an empty layer goes with its rules', '@layer x{@media print{.m_bbbb2222{color:red}}}', ''],
    ['our own classes stay', '.tl-field,body{color:red}', '.tl-field,body{color:red}'],
    ['steps of an animation stay', '@keyframes m_bbbb2222{0%{opacity:0}}', '@keyframes m_bbbb2222{0%{opacity:0}}'],
  ])('unused styles are removed: %s', (_name, css, expected) => {
    expect(withoutUnused(css, (name) => USED.has(name))).toBe(expected);
  });
});
