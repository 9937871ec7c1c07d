export { FarBelowDialog } from './far-below.dialog';
export { temperatureText } from './temperature-text';
export { useBid } from './tender.api';
export { usePlacedToast } from './use-placed-toast';
