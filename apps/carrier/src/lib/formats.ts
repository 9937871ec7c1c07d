import { web } from './web';

export const { money, number, percentBp, duration, countdown, moneyField } = web.formats;
