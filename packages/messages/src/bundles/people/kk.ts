export { account } from '../../account/kk';
export { carriers } from '../../carriers/kk';
