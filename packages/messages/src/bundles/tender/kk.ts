export { bidding } from '../../bidding/kk';
export { history } from '../../history/kk';
