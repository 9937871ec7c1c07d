/**
 * Whose rows a statement reads or writes. Each form is SQL with a comment behind it, so that texts stay readable and joined
 * parts keep it; the tests refuse a statement on a company's records that has none of them (decision 0020).
 */
const tag = (form: string) => `/*tenant: ${form}*/`;

/** What every form leaves in a statement. */
export const TENANT_TAG = '/*tenant: ';

const column = (alias: string, name: string) => (alias ? `${alias}.${name}` : name);

/** Rows of the company itself; `company` is a parameter or a column of a list of parameters. */
export const own = (alias = '', company = '$1') => `${column(alias, 'company_id')} = ${company} ${tag('own')}`;

/** Rows that a carrier shares with a shipper. Options are its only key to loads: what hangs on a load is joined to one. */
export const ofCarrier = (alias = '', carrier = '$1') =>
  `${column(alias, 'carrier_company_id')} = ${carrier} ${tag('carrier')}`;

/** Beside `ofCarrier`: of all shippers where the parameter is null, else of the one whose link opened the session. */
export const ofSender = (alias: string, sender: string) =>
  `(${sender}::bigint is null or ${column(alias, 'company_id')} = ${sender})`;

/** Rows of the shippers, or of those among them that `which` holds for (`s`), in whose network a carrier is. */
export const throughRelation = (alias: string, carrier: string, which: string) =>
  `${column(alias, 'company_id')} = any(array(select s.id from carriers r join companies s on s.id = r.company_id
     where r.carrier_company_id = ${carrier} and ${which})) ${tag('relation')}`;

/** The company of a row that is inserted. */
export const owner = (company = '$1') => `${company} ${tag('own')}`;

/** For what acts for all companies, or on rows whose owner is clear already; `reason` says which. */
export const unscoped = (reason: string) => tag(`none, ${reason}`);
