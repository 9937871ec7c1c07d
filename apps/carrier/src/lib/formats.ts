import { application } from './application';

export const { money, number, percentBp, duration, countdown, moneyField } = application.formats;
