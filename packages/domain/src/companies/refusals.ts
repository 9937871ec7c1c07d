/** Refusals about a company's own data: its numbers, its signees and its bank accounts. */
export const COMPANY_REFUSALS = {
  'legal-id.format': 422,
  'legal-id.check-digit': 422,
  'legal-id.length': 422,
  'account.format': 422,
  'account.check-digits': 422,
  'signee.too-many': 409,
  'requisites.too-many': 409,
  'requisites.not-pending': 409,
  'requisites.pending': 409,
  'requisites.own-confirmation': 409,
  'requisites.joined-later': 409,
  'requisites.same-account': 409,
  'company.closed': 403,
  'company.has-open': 409,
  'company.reopen-late': 409,
} as const;
