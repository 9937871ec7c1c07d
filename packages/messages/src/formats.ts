export { currencySymbol, formatMoney, formatNumber, formatPercentBp } from './formats/numbers';
export type { MoneyOptions, NumberContext, NumberOptions } from './formats/numbers';
export { fileMarksOf } from './formats/file-marks';
export {
  DATE_FORMATS,
  dateFormatsOf,
  formatDate,
  formatDateFull,
  formatDateTime,
  formatDayMonth,
  formatShortDateTime,
  formatTime,
  formatTimeWithSeconds,
  formatWeekday,
  formatWindow,
  formatZoneOffset,
} from './formats/dates';
export type { DateContext, DateFormats } from './formats/dates';
export { zoneOffsetMs } from './formats/zone-offset';
export { formatCountdown, formatDuration } from './formats/durations';
