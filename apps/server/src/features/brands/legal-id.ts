/** One spelling of a company's registration number, so that the same company is found however it was typed. */
export function readLegalId(typed: string | null | undefined): string | null {
  return (typed ?? '').replaceAll(/[\s.\-/]/g, '').toUpperCase() || null;
}
