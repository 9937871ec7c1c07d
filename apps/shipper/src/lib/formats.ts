import { web } from './web';

export const { money, number, percentBp, deviationBp, duration, countdown, moneyField } = web.formats;
