export { brands } from '../../brands/uk';
export { identity } from '../../identity/uk';
export { carriers } from '../../carriers/uk';
