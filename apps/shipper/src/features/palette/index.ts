export { ShipperPalette } from './shipper-palette';
