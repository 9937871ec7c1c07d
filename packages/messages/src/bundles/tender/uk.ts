export { auction } from '../../auction/uk';
export { awards } from '../../awards/uk';
export { bids } from '../../bids/uk';
export { history } from '../../history/uk';
