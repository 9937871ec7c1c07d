import { validLegalId } from '@tenderlane/domain/testing/valid-legal-id';

type LoginOf = (line: number) => string;
const usualLogin: LoginOf = (line) => `carrier${line}@example.com`;

export const brokenLines = (loginOf = usualLogin) =>
  new Map([
    [4, { line: `;Poland;;${loginOf(4)};Regular;www.x.pl`, reason: 'Company name: This field is required.' }],
    [9, { line: `Atlantis Trans;Atlantis;;${loginOf(9)};;`, reason: 'Country: “Atlantis” is no country' }],
    [15, { line: `Wrong Digit;Poland;5260250990;${loginOf(15)};;`, reason: 'Legal ID: A digit is wrong' }],
    [22, { line: 'Nobody;Poland;;not an address;;', reason: 'E-mail or phone: Enter an e-mail address' }],
    [30, { line: `Twice;Poland;;${loginOf(2)};;`, reason: 'The same stands in line 2 already.' }],
  ]);

export function carriersFile(loginOf = usualLogin) {
  const broken = brokenLines(loginOf);
  const lines = Array.from({ length: 30 }, (_, place) => {
    const line = place + 2;
    return (
      broken.get(line)?.line ??
      `Carrier ${line};Poland;${validLegalId('pl', line)};${loginOf(line)};"Regular, Reefer";www.c${line}.pl`
    );
  });
  return {
    name: 'carriers.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Company;Country;NIP;E-mail;Labels;Site\r\n${lines.join('\r\n')}\r\n`),
  };
}
