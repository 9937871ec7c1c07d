export { FarBelowDialog } from './far-below.dialog';
export { temperatureText } from './temperature-text';
export { useBid } from './tender.api';
export { useTellPlaced } from './use-tell-placed';
