/**
 * Marks the tenant of a statement. Each form is SQL with a comment, so that texts stay readable; tests refuse a
 * statement on a company's records without such a mark (decision 0020).
 */
const tag = (form: string) => `/*tenant: ${form}*/`;

export const TENANT_TAG = '/*tenant: ';

const column = (alias: string, name: string) => (alias ? `${alias}.${name}` : name);

export const own = (alias = '', company = '$1') => `${column(alias, 'company_id')} = ${company} ${tag('own')}`;

/**
 * Rows that a carrier shares with a shipper. Options are its only key to loads: records of a load are joined to one.
 */
export const ofCarrier = (alias = '', carrier = '$1') =>
  `${column(alias, 'carrier_company_id')} = ${carrier} ${tag('carrier')}`;

/** Used with `ofCarrier`: all shippers when the parameter is null, else only the one whose link opened the session. */
export const ofSender = (alias: string, sender: string) =>
  `(${sender}::bigint is null or ${column(alias, 'company_id')} = ${sender})`;

/** Rows of shippers in whose network a carrier is; `which` limits them, with the alias `s`. */
export const throughRelation = (alias: string, carrier: string, which: string) =>
  `${column(alias, 'company_id')} = any(array(select s.id from carriers r join companies s on s.id = r.company_id
     where r.carrier_company_id = ${carrier} and ${which})) ${tag('relation')}`;

export const owner = (company = '$1') => `${company} ${tag('own')}`;

export const unscoped = (reason: string) => tag(`none, ${reason}`);
