export { brands } from '../../brands/en';
export { identity } from '../../identity/en';
export { carriers } from '../../carriers/en';
