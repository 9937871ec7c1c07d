export { brands } from '../../brands/kk';
export { identity } from '../../identity/kk';
export { carriers } from '../../carriers/kk';
