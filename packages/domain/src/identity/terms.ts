import type { DatedText } from '../shell';

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
