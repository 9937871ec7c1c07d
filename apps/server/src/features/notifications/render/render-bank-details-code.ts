import { SIGN_IN_LIMITS } from '@tenderlane/domain/identity';
import { findCompanyCode, saveCompanyCodeSent } from '../../brands';
import { findCodeSubject } from '../queries';
import type { Render } from '../../../platform/notices/own-messages';

/** The code is computed only on sending, so that no queue or log contains it; its lifetime starts now. */
export const renderBankDetailsCode: Render = async (sql, { params }, { secrets, clock }) => {
  const code = await findCompanyCode(sql, Number(params['code_id']));
  if (!code || code.used_at || code.replaced_at) return null;
  const subject = await findCodeSubject(sql, code.company_id, code.requisite_id);
  if (!subject) return null;
  await saveCompanyCodeSent(sql, code.id, await clock.now(sql));
  return {
    values: {
      code: secrets.code(code.id, code.salt),
      minutes: String(SIGN_IN_LIMITS.codeLifeSeconds / 60),
      company: subject.company,
      account: `…${subject.account_key.slice(-4)}`,
    },
  };
};
