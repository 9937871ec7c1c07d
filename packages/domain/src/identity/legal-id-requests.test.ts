import { describe, expect, it } from 'vitest';
import { documentType, refuseLegalIdRequest } from './legal-id-requests';

describe('a request about a confirmed legal id', () => {
  const none = { ofPerson: 0, toCompany: 0, openContests: 0 };

  it.each([
    [{}, null],
    [{ ofPerson: 2, toCompany: 19, openContests: 19 }, null],
    [{ ofPerson: 3 }, 'number.too-many-requests'],
    [{ toCompany: 20 }, 'number.too-many-requests'],
    [{ openContests: 20 }, 'number.too-many-requests'],
  ])('after %j requests another one is accepted or refused: %s', (counts, code) => {
    expect(refuseLegalIdRequest({ ...none, ...counts })?.code ?? null).toBe(code);
  });

  it.each([
    ['%PDF-1.7', 'pdf'],
    ['\u0089PNG\r\n', 'png'],
    ['\u00ff\u00d8\u00ff\u00e0', 'jpg'],
    ['<html>', null],
    ['PDF', null],
    ['', null],
  ])('a document that begins with %j has the type %s', (text, type) => {
    expect(documentType(Uint8Array.from(text, (letter) => letter.charCodeAt(0)))).toBe(type);
  });
});
