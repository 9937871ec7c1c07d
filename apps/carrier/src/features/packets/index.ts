export { MissingForShipper } from './missing-for-shipper';
