export const LEGAL_NAMES = ['terms-of-use', 'policy', 'privacy-policy'] as const;
export type LegalName = (typeof LEGAL_NAMES)[number];

export interface DatedText {
  name: LegalName;
  changedAt: number;
}
