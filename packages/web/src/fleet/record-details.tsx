import type { Contact, Driver, Vehicle } from '@tenderlane/contract';
import { UNIT_SIZES } from '@tenderlane/contract/reference/lists';
import {
  TRAILER_CATEGORIES,
  TRAILER_TYPES,
  TRUCK_CATEGORIES,
  TRUCK_TYPES,
  type FleetKind,
} from '@tenderlane/domain/fleet';
import { KeyValues } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { useReferenceNames } from '../core/queries/reference';
import { useDates } from '../core/texts/use-dates';
import { useApplication } from '../core/application';
import type { FleetRow } from './fleet.api';
import { isContact, isDriver, languageName } from './record-texts';

const TYPES = [...TRUCK_TYPES, ...TRAILER_TYPES];
const CATEGORIES = [...TRUCK_CATEGORIES, ...TRAILER_CATEGORIES];

export function RecordDetails({ kind, row }: { kind: FleetKind; row: FleetRow }) {
  if (isContact(kind, row)) return <ContactDetails contact={row} />;
  if (isDriver(kind, row)) return <DriverDetails driver={row} />;
  return <VehicleDetails vehicle={row as Vehicle} />;
}

const languagesOf = (keys: readonly string[]) => keys.map(languageName).join(', ') || null;

function ContactDetails({ contact }: { contact: Contact }) {
  const { t } = useTranslation('fleet');
  return (
    <KeyValues
      items={[
        { label: t('field.position'), value: contact.position },
        {
          label: t('field.phone'),
          value: contact.phone && <a href={`tel:${contact.phone}`}>{contact.phone}</a>,
          note: contact.phone && t(`way.${contact.phone_state}`),
        },
        {
          label: t('field.email'),
          value: contact.email && <a href={`mailto:${contact.email}`}>{contact.email}</a>,
          note: contact.email && t(`way.${contact.email_state}`),
        },
        { label: t('field.languages'), value: languagesOf(contact.languages) },
      ]}
    />
  );
}

function DriverDetails({ driver }: { driver: Driver }) {
  const { t } = useTranslation('fleet');
  const dates = useDates();
  const countryName = useReferenceNames('countries');
  const day = (value: string | null) => value && dates.date(`${value}T12:00:00Z`, 'UTC');
  const expires = { label: t('field.licence_expires_on'), value: day(driver.licence_expires_on) };
  if (!driver.is_whole) return <KeyValues items={[expires]} />;
  return (
    <KeyValues
      items={[
        { label: t('field.date_of_birth'), value: day(driver.date_of_birth) },
        { label: t('field.tin'), value: driver.tin },
        { label: t('field.phone'), value: driver.phone && <a href={`tel:${driver.phone}`}>{driver.phone}</a> },
        { label: t('field.email'), value: driver.email },
        { label: t('field.languages'), value: languagesOf(driver.languages) },
        { label: t('field.licence_number'), value: driver.licence_number },
        {
          label: t('field.licence_country_id'),
          value: [driver.licence_country_id && countryName(driver.licence_country_id), driver.licence_state]
            .filter(Boolean)
            .join(', '),
        },
        expires,
        { label: t('field.driving_since'), value: driver.driving_since === null ? null : String(driver.driving_since) },
      ]}
    />
  );
}

function VehicleDetails({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('fleet');
  const { formats } = useApplication();
  const bodyName = useReferenceNames('truck_bodies');
  const loadingName = useReferenceNames('load_types');
  const type = TYPES.find((one) => one === vehicle.type);
  const category = CATEGORIES.find((one) => one === vehicle.category);
  const lengthUnit = (['m', 'cm', 'ft'] as const).find((one) => one === vehicle.length_unit) ?? 'm';
  const capacityUnit = (['kg', 't', 'lb'] as const).find((one) => one === vehicle.capacity_unit) ?? 'kg';
  const size = (value: number | null, unit: 'm' | 'cm' | 'ft' | 'kg' | 't' | 'lb') =>
    value === null
      ? null
      : `${formats.number(Math.round((value / UNIT_SIZES[unit]) * 100) / 100)} ${t(`unit.${unit}`)}`;
  return (
    <KeyValues
      items={[
        { label: t('field.type'), value: type && t(`type.${type}`) },
        { label: t('field.category'), value: category && t(`category.${category}`) },
        { label: t('field.body_type'), value: vehicle.body_type && bodyName(vehicle.body_type) },
        { label: t('field.make'), value: vehicle.make },
        { label: t('field.model'), value: vehicle.model },
        { label: t('field.year'), value: vehicle.year === null ? null : String(vehicle.year) },
        { label: t('field.vin'), value: vehicle.vin },
        { label: t('field.length_m'), value: size(vehicle.length_m, lengthUnit) },
        { label: t('field.width_m'), value: size(vehicle.width_m, lengthUnit) },
        { label: t('field.height_m'), value: size(vehicle.height_m, lengthUnit) },
        { label: t('field.load_capacity_kg'), value: size(vehicle.load_capacity_kg, capacityUnit) },
        {
          label: t('field.total_volume_m3'),
          value: vehicle.total_volume_m3 === null ? null : formats.number(vehicle.total_volume_m3),
        },
        { label: t('field.loadings'), value: vehicle.loadings.map(loadingName).join(', ') },
        { label: t('field.equipment'), value: vehicle.equipment.join(', ') },
        { label: t('field.registration_certificate'), value: vehicle.registration_certificate },
      ]}
    />
  );
}
