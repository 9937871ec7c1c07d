export type TermsState = 'announced' | 'due';

export interface TermsFacts {
  isNamed: boolean;
  accepted: { version: string; at: number } | null;
  signedInAt: number;
  current: CurrentTerms;
}

export interface CurrentTerms {
  versions: readonly string[];
  changedAt: number;
}

export function termsState({ isNamed, accepted, signedInAt, current }: TermsFacts): TermsState | null {
  const isAccepted = accepted && (accepted.at >= current.changedAt || current.versions.includes(accepted.version));
  if (!isNamed || isAccepted) return null;
  return signedInAt < current.changedAt ? 'announced' : 'due';
}
