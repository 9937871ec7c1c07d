import { application } from './application';

export const { money, number, percentBp, deviationBp, duration, countdown, moneyField } = application.formats;
