import { notFound } from '../../../platform/errors';
import type { FindHolder } from '../../../platform/holders/find-holder';
import { sha256 } from '../../../platform/secrets/secrets';
import { findSourceByToken } from './position.queries';

export const findSourceHolder: FindHolder = async ({ sql, unknownCodes, client }, token) => {
  if (!/^[\w-]{43}$/.test(token)) throw notFound();
  const source = await findSourceByToken(sql, sha256(token));
  if (!source) throw unknownCodes.refuse(client.address);
  return {
    kind: 'holder',
    purpose: 'telematics',
    recordId: source.id,
    companyId: source.company_id,
    expiresAt: null,
  };
};
