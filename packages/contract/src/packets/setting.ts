import { isCurrency, isReportRate } from '@tenderlane/domain/money';
import { z } from 'zod';
import { currency, line } from '../core/fields';
import { defineSection } from '../core/setting';

/** Value of one unit of a currency in the company's own; used only to compare insurances with cargo values. */
export const packetSetting = defineSection({
  fields: { report_rates: z.record(currency, line(20)) },
  defaults: { report_rates: {} },
  check({ report_rates: rates = {} }, company) {
    for (const [code, rate] of Object.entries(rates)) {
      const field = `report_rates.${code}`;
      if (!isCurrency(code) || code === company.currency) {
        return { code: 'input.invalid', fields: { [field]: [{ code: 'not-one-of' }] } };
      }
      if (!isReportRate(rate)) return { code: 'input.invalid', fields: { [field]: [{ code: 'not-a-number' }] } };
    }
    return null;
  },
});
