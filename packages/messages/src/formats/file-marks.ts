export interface FileMarks {
  group: string;
  decimal: ',' | '.';
}

const SPACED: FileMarks = { group: '\u00a0', decimal: ',' };
const DOTTED: FileMarks = { group: '.', decimal: ',' };
const POINTED: FileMarks = { group: ',', decimal: '.' };
const SWISS: FileMarks = { group: '\u2019', decimal: '.' };

const all = (ids: string, marks: FileMarks) => ids.split(' ').map((id) => [id, marks] as const);

// Values are those of CLDR for the main language of each country.
const BY_COUNTRY: ReadonlyMap<string, FileMarks> = new Map<string, FileMarks>([
  ...all('us ca ie mt mx', POINTED),
  ...all('de dk es gr cy hr is it lu md ro si be nl tr', DOTTED),
  ...all('ch li', SWISS),
]);

/**
 * Number marks of text files by country; a spreadsheet uses the settings of its system, not the language of the file.
 */
export const fileMarksOf = (countryId: string): FileMarks => BY_COUNTRY.get(countryId) ?? SPACED;
