import { describe, expect, it } from 'vitest';
import { FILE_LIMITS } from './limits';
import { refuseFile, safeFileName } from './sent-file';

describe('an uploaded file', () => {
  it.each<[string, number, string | null, string | null]>([
    ['photo.jpg', 5, 'image/jpeg', null],
    ['scan.pdf', 5, 'application/pdf', null],
    ['cmr.docx', 5, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', null],
    ['list.csv', 5, 'text/csv', null],
    ['scan.pdf', 0, null, 'file.empty'],
    ['all.zip', 5, 'application/zip', 'file.type'],
    ['drawing.svg', 5, 'image/svg+xml', 'file.type'],
    ['page.html', 5, 'text/html', 'file.type'],
    ['run.exe', 5, 'application/x-msdownload', 'file.type'],
    ['anything', 5, null, 'file.type'],
    ['constructor', 5, 'constructor', 'file.type'],
  ])('the file %s of %i bytes and the type %s is accepted or refused', (name, size, mediaType, code) => {
    expect(refuseFile({ name, size, mediaType })?.code ?? null).toBe(code);
  });

  it.each<[string, string, string]>([
    ['CMR 12.pdf', 'application/pdf', 'CMR 12.pdf'],
    ['../../etc/passwd', 'text/plain', 'passwd.txt'],
    [String.raw`C:\Users\Olena\Рахунок №5.PDF`, 'application/pdf', 'Рахунок №5.pdf'],
    ['invoice.exe', 'application/pdf', 'invoice.exe.pdf'],
    ['photo.jpeg', 'image/jpeg', 'photo.jpeg'],
    ['photo\u202egpj.exe', 'image/png', 'photogpj.exe.png'],
    ['a\u0000b\nc.txt', 'text/plain', 'abc.txt'],
    ['.htaccess', 'text/plain', 'htaccess.txt'],
    ['..', 'text/plain', 'file.txt'],
    ['', 'image/png', 'file.png'],
    ['<script>alert(1)<_script>.png', 'image/png', '<script>alert(1)<_script>.png'],
  ])('the file name %j with the type %s is stored as %j', (sent, mediaType, name) => {
    expect(safeFileName(sent, mediaType)).toBe(name);
  });

  it('a file name has at most 200 characters and no half character', () => {
    const name = safeFileName(`${'🚚'.repeat(300)}.pdf`, 'application/pdf');
    expect(name.length).toBeLessThanOrEqual(FILE_LIMITS.nameMax);
    expect(name).toMatch(/^(?:🚚)+\.pdf$/u);
  });
});
