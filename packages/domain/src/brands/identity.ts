export function readLegalId(typed: string | null | undefined): string | null {
  const letters = (typed ?? '').replaceAll('№', '').normalize('NFKC');
  return letters.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase() || null;
}

export interface CompanyIdentity {
  name: string;
  countryId: string | null;
  legalId: string | null;
}

/** A confirmation covers name, number and country together; a change of one ends it. */
export function isOtherIdentity(before: CompanyIdentity, after: CompanyIdentity): boolean {
  return before.name !== after.name || before.countryId !== after.countryId || before.legalId !== after.legalId;
}
