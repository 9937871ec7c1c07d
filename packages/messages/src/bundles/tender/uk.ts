export { bidding } from '../../bidding/uk';
export { history } from '../../history/uk';
