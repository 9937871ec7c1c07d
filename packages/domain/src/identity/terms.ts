export const LEGAL_NAMES = ['terms-of-use', 'policy', 'privacy-policy'] as const;
export type LegalName = (typeof LEGAL_NAMES)[number];

interface DatedText {
  name: LegalName;
  changedAt: number;
}

export interface CurrentTerms {
  versions: readonly string[];
  texts: readonly DatedText[];
}

export interface TermsFacts {
  isNamed: boolean;
  accepted: { version: string; at: number } | null;
  signedInAt: number;
  current: CurrentTerms;
}

export interface UnacceptedTerms {
  state: 'announced' | 'due';
  texts: DatedText[];
}

export function unacceptedTerms({ isNamed, accepted, signedInAt, current }: TermsFacts): UnacceptedTerms | null {
  const texts = current.texts.filter(({ changedAt }) => !accepted || accepted.at < changedAt);
  const isAccepted = texts.length === 0 || (accepted && current.versions.includes(accepted.version));
  if (!isNamed || isAccepted) return null;
  return { state: texts.some(({ changedAt }) => signedInAt < changedAt) ? 'announced' : 'due', texts };
}
