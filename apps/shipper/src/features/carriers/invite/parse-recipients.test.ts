import { describe, expect, it } from 'vitest';
import { parseRecipients } from './parse-recipients';

const logins = (text: string) => parseRecipients(text).recipients.map(({ login }) => login);
const problems = (text: string) => parseRecipients(text).unreadable.map(({ problem }) => problem);

describe('pasted recipients', () => {
  it('recipients are separated by lines, commas or semicolons', () => {
    expect(logins('a@b.co\r\nc@d.co, e@f.co; g@h.co\n\n')).toEqual(['a@b.co', 'c@d.co', 'e@f.co', 'g@h.co']);
  });

  it.each([
    ['Karpat Logistyk <office@karpat.example>', 'office@karpat.example', 'Karpat Logistyk'],
    ['"Karpat, LLC" <office@karpat.example>', 'office@karpat.example', 'Karpat, LLC'],
    ['Karpat, LLC <office@karpat.example>', 'office@karpat.example', 'Karpat, LLC'],
    ['Karpat Logistyk\toffice@karpat.example', 'office@karpat.example', 'Karpat Logistyk'],
    ['Карпат Логістик: +380 (67) 123-45-67', '+380671234567', 'Карпат Логістик'],
    ['Karpat Logistyk <+380 67 123 45 67>', '+380671234567', 'Karpat Logistyk'],
    ['mailto:Office@Karpat.Example', 'office@karpat.example', ''],
    ['0048 22 123 45 67', '+48221234567', ''],
    ['+7 (701) 555-45-12', '+77015554512', ''],
  ])('a recipient is read: %s', (text, login, name) => {
    expect(parseRecipients(text)).toEqual({ recipients: [{ login, name, line: 1 }], unreadable: [] });
  });

  it.each([
    ['Karpat Logistyk', 'no-login'],
    ['office@karpat', 'bad-email'],
    ['@karpat.example', 'bad-email'],
    ['067 123 45 67', 'no-country-code'],
    ['+380 67 1', 'bad-phone'],
    ['+12345 6', 'bad-phone'],
    ['+1234 5678 9012 3456 789', 'bad-phone'],
  ])('%s cannot be read: %s', (text, problem) => {
    expect(logins(text)).toEqual([]);
    expect(problems(text)).toEqual([problem]);
  });

  it('a recipient with two spellings is read once', () => {
    const { recipients, unreadable } = parseRecipients('a@b.co\nA <A@B.co>\n+380671234567\n+380 67 123 45 67');
    expect(recipients.map(({ login }) => login)).toEqual(['a@b.co', '+380671234567']);
    expect(unreadable).toEqual([
      { line: 2, text: 'A <A@B.co>', problem: 'twice' },
      { line: 4, text: '+380 67 123 45 67', problem: 'twice' },
    ]);
  });

  it('an error names the line that cannot be read', () => {
    expect(parseRecipients('a@b.co\n\nnobody, c@d.co').unreadable).toEqual([
      { line: 3, text: 'nobody', problem: 'no-login' },
    ]);
  });

  it('thousands of recipients are read', () => {
    const many = Array.from({ length: 2_000 }, (_, index) => `Carrier ${index} <c${index}@x.example>`).join('\n');
    expect(parseRecipients(many).recipients).toHaveLength(2_000);
  });

  it('an empty text has no recipients', () => {
    expect(parseRecipients(' ,;\n " ')).toEqual({
      recipients: [],
      unreadable: [{ line: 2, text: '"', problem: 'no-login' }],
    });
  });
});
