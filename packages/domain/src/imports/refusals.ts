/** Refusals of an import as a whole; what is wrong with one line is one of `IMPORT_LINE_REASONS`. */
export const IMPORT_REFUSALS = {
  'import.file-missing': 422,
  'import.file-empty': 422,
  'import.file-type': 422,
  'import.file-too-large': 422,
  'import.file-broken': 422,
  'import.unpacks-too-large': 422,
  'import.cell-too-large': 422,
  'import.too-many-columns': 422,
  'import.too-many-rows': 422,
  'import.no-rows': 422,
  'import.column-missing': 422,
  'import.column-twice': 422,
  'import.column-unknown': 422,
  'import.running': 409,
  'import.file-gone': 409,
} as const;

/** Reasons why one line is not imported, beside the codes of single fields and of the kind's rules. */
export const IMPORT_LINE_REASONS = [
  'repeats_headings',
  'same_in_line',
  'exists',
  'login_taken',
  'no_login',
  'removed_before',
  'own_company',
  'country_unknown',
  'date_unknown',
  'website_invalid',
  'label_too_long',
  'too_many_labels',
  'facility_exists',
  'place_unknown',
  'category_unknown',
  'option_unknown',
  'answer_unknown',
  'amount_unknown',
] as const;
export type ImportLineReason = (typeof IMPORT_LINE_REASONS)[number];
