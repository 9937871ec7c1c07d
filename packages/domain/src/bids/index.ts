export { bookNow } from './book-now';
export { declineOption } from './decline';
export { type BidInput, type BidOutcome, placeBid } from './place-bid';
export { promoteBid } from './provisional-bid';
export { reconfirmBid } from './reconfirm';
export { withdrawBid } from './withdraw';
export { carrierRefusals } from './carrier-refusals';
