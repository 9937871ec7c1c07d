import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeZip } from '../../src/platform/spreadsheet/zip-file';

const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

export async function zipOf(parts: Record<string, string | Iterable<string>>): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'tenderlane-zip-'));
  const path = join(folder, 'file.zip');
  try {
    await writeZip(path, Object.entries(parts));
    return await readFile(path);
  } finally {
    await rm(folder, { recursive: true });
  }
}

interface Book {
  rows: string | Iterable<string>;
  strings?: string;
  styles?: string;
  workbook?: string;
}

export const xlsxOf = ({ rows, strings, styles, workbook }: Book): Promise<Buffer> =>
  zipOf({
    'xl/workbook.xml':
      workbook ??
      `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="List" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="/xl/worksheets/sheet2.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml':
      typeof rows === 'string' ? `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>` : rows,
    'xl/worksheets/sheet2.xml': `<worksheet xmlns="${MAIN}"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Second</t></is></c></row></sheetData></worksheet>`,
    ...(strings && { 'xl/sharedStrings.xml': strings }),
    ...(styles && { 'xl/styles.xml': styles }),
  });
