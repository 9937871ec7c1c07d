/** Refusals about roles, rights, signing in and links. */
export const PEOPLE_REFUSALS = {
  'right.missing': 403,
  'role.own': 409,
  'role.owner': 409,
  'role.last-administrator': 409,
  'role.second-approver': 409,
  'approval.needs-two': 409,
  'session.code-too-soon': 429,
  'session.too-many-codes': 429,
  'session.code-wrong': 422,
  'number.too-many-requests': 429,
  'link.expired': 409,
  'link.used': 409,
  'link.ended': 409,
  'link.replaced': 409,
} as const;
