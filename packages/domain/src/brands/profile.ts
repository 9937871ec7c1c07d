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

export const ORGANIZATION_SIZES = ['1-10', '11-50', '51-200', '201-500', '501-1000', '1001+'] as const;

export const FLEET_SIZES = ['0', '1-5', '6-20', '21-50', '51-100', '101-500', '501+'] as const;

export const COMPANY_LIMITS = {
  signeesMax: 50,
  requisitesMax: 20,
  restoreWithinMs: 24 * 3_600_000,
} as const;

/** The specification's rule: a web address begins with `https://` or `www.` and names a host. */
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

/** Finds impossible dates: a licence that ends before it begins, a registration in the future. */
export function wrongDates(
  { licence_from: from, licence_until: until, registered_on: registered }: Dates,
  today: string,
) {
  return [
    ...(from !== null && until !== null && until < from ? (['licence_until'] as const) : []),
    ...(registered !== null && registered > today ? (['registered_on'] as const) : []),
  ];
}
