import { describe, expect, it } from 'vitest';
import { cleanHtml, excerptOf } from './clean-html';

describe('a message', () => {
  it.each<[string, string, string]>([
    [
      'keeps what formats it',
      '<p>Hello <b>all</b>, <i>soon</i></p>',
      '<p>Hello <strong>all</strong>, <em>soon</em></p>',
    ],
    ['keeps lists', '<ul><li>one</li><li>two</li></ul>', '<ul><li>one</li><li>two</li></ul>'],
    [
      'keeps links, which open apart',
      '<a href="https://example.com/a?b=1">rules</a>',
      '<a href="https://example.com/a?b=1" rel="noopener noreferrer nofollow" target="_blank">rules</a>',
    ],
    ['runs no script', '<p>a<script>alert(1)</script></p>', '<p>a</p>'],
    ['runs no handler', '<p onclick="alert(1)" style="position:fixed">a</p>', '<p>a</p>'],
    [
      'has no link to a script',
      '<a href="javascript:alert(1)">x</a>',
      '<a rel="noopener noreferrer nofollow" target="_blank">x</a>',
    ],
    [
      'has no link to a hidden script',
      '<a href="java\nscript:alert(1)">x</a>',
      '<a rel="noopener noreferrer nofollow" target="_blank">x</a>',
    ],
    ['fetches no picture', '<img src="https://spy.example/1.png" onerror="alert(1)">a', 'a'],
    ['has no frame or form', '<iframe src="//x"></iframe><form action="//x"><input></form>a', 'a'],
    ['has no drawing', '<svg><g onload="alert(1)"></g></svg>a', 'a'],
    ['has no style sheet', '<style>p{display:none}</style><p>a</p>', '<p>a</p>'],
    ['closes open tags', '<p><strong>a', '<p><strong>a</strong></p>'],
    ['shows a broken tag as text', '<p>1 < 2 & 3</p>', '<p>1 &lt; 2 &amp; 3</p>'],
    ['has no comment', '<!--[if mso]><p>b</p><![endif]--><p>a</p>', '<p>a</p>'],
  ])('the cleaned message %s', (_name, sent, expected) => {
    expect(cleanHtml(sent).html).toBe(expected);
  });

  it('the plain text of a message has the addresses of its links', () => {
    const sent =
      '<h2>News</h2><p>See <a href="https://example.com/x">here</a> &amp; <b>call</b></p><ul><li>one</li><li>two</li></ul>';
    expect(cleanHtml(sent).text).toBe('News\nSee here (https://example.com/x) & call\n• one\n• two');
  });

  it('the plain text of a message with tags only is empty', () => {
    expect(cleanHtml('<p> </p><p><br></p><script>a</script>').text).toBe('');
  });
});

it('the excerpt of a message is one line of at most 200 characters', () => {
  expect(excerptOf('a\n b')).toBe('a b');
  expect(Array.from(excerptOf('я'.repeat(500)))).toHaveLength(200);
});
