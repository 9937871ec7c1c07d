export { brands } from '../../brands/ru';
export { identity } from '../../identity/ru';
export { carriers } from '../../carriers/ru';
