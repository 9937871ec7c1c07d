export { auction } from '../../auction/kk';
export { awards } from '../../awards/kk';
export { bids } from '../../bids/kk';
export { history } from '../../history/kk';
