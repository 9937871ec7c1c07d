import { FACILITIES_LIST } from '@tenderlane/contract/facilities/list';
import { facility, newFacility } from '@tenderlane/contract/facilities/schemas';

const ofFacility = (name: string, change: object = {}) => ({
  ...{ column: `facilities.${name}`, answer: name, body: name, form: name, exported: name },
  ...change,
});
const ofFacilityAddress = (name: string, change: object = {}) => ({
  ...ofFacility(name, { column: 'facilities.address', answer: `address.${name}`, body: `address.${name}` }),
  ...change,
});

export const FACILITY = {
  answer: facility,
  bodies: [newFacility],
  forms: ['facility.form', 'address-fields', 'hours-field', 'contacts-field'].map(
    (name) => `apps/shipper/src/features/facilities/form/${name}.tsx`,
  ),
  exports: (name: string) => (FACILITIES_LIST.columns as readonly string[]).includes(name),
  fields: {
    name: ofFacility('name'),
    category: ofFacility('category'),
    street: ofFacilityAddress('street'),
    city: ofFacilityAddress('city'),
    country: ofFacilityAddress('country_id', { exported: 'country' }),
    'postal code': ofFacilityAddress('postal_code'),
    region: ofFacilityAddress('region'),
    'working days': ofFacility('hours', { answer: 'hours.days', body: 'hours.days', form: 'days' }),
    'working hours': ofFacility('hours'),
    holidays: ofFacility('hours', { answer: 'hours.holidays', form: 'HolidaysField', exported: 'holidays' }),
    note: ofFacility('note'),
    contacts: ofFacility('contacts'),
    'company name': ofFacility('company_name'),
    'legal number': ofFacility('legal_number'),
    'status active or inactive': { column: 'facilities.status', answer: 'status', exported: 'status' },
    'favourite flag': { column: 'facility_favourites.facility_id', answer: 'is_favourite' },
    'deleted and restored': { column: 'facilities.deleted_at', answer: 'deleted_at' },
  },
};
