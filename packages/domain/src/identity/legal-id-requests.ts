import { refuse, type Refusal } from '../core/refusal';

export const LEGAL_ID_REQUEST_LIMITS = {
  perPersonDay: 3,
  perCompanyDay: 20,
  openContests: 20,
  documentBytes: 2_000_000,
} as const;

/** Requests of the last 24 hours and open contests; repeated ones of this person are not counted. */
export interface LegalIdRequestCounts {
  ofPerson: number;
  toCompany: number;
  openContests: number;
}

export function refuseLegalIdRequest({ ofPerson, toCompany, openContests }: LegalIdRequestCounts): Refusal | null {
  const { perPersonDay, perCompanyDay, openContests: most } = LEGAL_ID_REQUEST_LIMITS;
  const isOver = ofPerson >= perPersonDay || toCompany >= perCompanyDay || openContests >= most;
  return isOver ? refuse('number.too-many-requests') : null;
}

const SIGNATURES = [
  { type: 'pdf', bytes: [0x25, 0x50, 0x44, 0x46] },
  { type: 'png', bytes: [0x89, 0x50, 0x4e, 0x47] },
  { type: 'jpg', bytes: [0xff, 0xd8, 0xff] },
] as const;

/** Detects a document by its first bytes, not by its name: a PDF or a photo; null for anything else. */
export function documentType(content: Uint8Array): 'pdf' | 'png' | 'jpg' | null {
  return SIGNATURES.find(({ bytes }) => bytes.every((byte, place) => content[place] === byte))?.type ?? null;
}
