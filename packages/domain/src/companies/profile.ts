/** Kinds of companies, by what their owners answer for. */
export const LEGAL_FORMS = [
  'limited_liability',
  'joint_stock',
  'sole_proprietor',
  'partnership',
  'cooperative',
  'state_owned',
  'non_profit',
  'branch',
  'other',
] as const;

export const INDUSTRIES = [
  'transport',
  'forwarding',
  'agriculture',
  'food',
  'retail',
  'construction',
  'metals',
  'machinery',
  'automotive',
  'chemicals',
  'pharmaceuticals',
  'energy',
  'wood_paper',
  'textiles',
  'electronics',
  'waste',
  'other',
] as const;
export type Industry = (typeof INDUSTRIES)[number];

/** How many people work there. */
export const ORGANIZATION_SIZES = ['1-10', '11-50', '51-200', '201-500', '501-1000', '1001+'] as const;

/** How many vehicles it has. */
export const FLEET_SIZES = ['0', '1-5', '6-20', '21-50', '51-100', '101-500', '501+'] as const;

/** What of a company is fixed beside its name, country and legal id; all of it may be left out. */
export const COMPANY_LIMITS = {
  signeesMax: 50,
  requisitesMax: 20,
  /** How long a deleted signee or account can be brought back. */
  restoreWithinMs: 24 * 3_600_000,
} as const;

/** The specification's rule: such an address begins with `https://` or `www.`, and names a host. */
export function isWebsite(text: string): boolean {
  const host = /^(?:https:\/\/|www\.)([^\s/?#]+)(?:[/?#]\S*)?$/i.exec(text)?.[1] ?? '';
  const name = host.replace(/:\d{1,5}$/, '');
  return /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u.test(
    text.toLowerCase().startsWith('www.') ? `www.${name}` : name,
  );
}

interface Dates {
  licence_from: string | null;
  licence_until: string | null;
  registered_on: string | null;
}

/** Which dates of a company cannot be: a licence that ends before it begins, a company registered tomorrow. */
export function wrongDates(
  { licence_from: from, licence_until: until, registered_on: registered }: Dates,
  today: string,
) {
  return [
    ...(from !== null && until !== null && until < from ? (['licence_until'] as const) : []),
    ...(registered !== null && registered > today ? (['registered_on'] as const) : []),
  ];
}
