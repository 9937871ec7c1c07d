export { CountrySelect } from './country-select';
export { NewBrand } from './new-brand';
