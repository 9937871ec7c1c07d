export { isEqual } from './is-equal';
export { isTimeZone } from './time-of-day';
export { lookUp } from './look-up';
