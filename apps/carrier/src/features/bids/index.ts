export { useBid } from './bids.api';
export { FarBelowDialog } from './form/far-below.dialog';
export { usePlacedToast } from './form/use-placed-toast';
