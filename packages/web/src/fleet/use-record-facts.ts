import type { Contact, Driver, Vehicle } from '@tenderlane/contract';
import { UNIT_SIZES } from '@tenderlane/contract/reference/lists';
import { TRAILER_TYPES, TRUCK_TYPES } from '@tenderlane/domain/fleet';
import { useTranslation } from 'react-i18next';
import { useReferenceNames } from '../core/queries/reference';
import { useDates } from '../core/texts/use-dates';
import { useApplication } from '../core/application';
import { ownZone, todayIn } from '../moment-field';
import type { FleetRow, FleetSource } from './fleet.api';
import { isContact, isDriver, isExpired } from './record-texts';

export interface RecordMark {
  text: string;
  tone: 'good' | 'warn' | 'bad' | 'plain';
}

const TYPES = [...TRUCK_TYPES, ...TRAILER_TYPES];

export function useRecordFacts(source: FleetSource, row: FleetRow): { facts: string[]; marks: RecordMark[] } {
  const { t } = useTranslation('fleet');
  const licence = useLicenceMark();
  const vehicleFacts = useVehicleFacts();
  const { kind, side } = source;
  const marks: RecordMark[] = [];
  if (side === 'shipper') marks.push({ text: t(row.is_own ? 'mark.own' : 'mark.carrier'), tone: 'plain' });
  if (isContact(kind, row)) return { facts: contactFacts(row), marks: [...contactMarks(row, t), ...marks] };
  if (isDriver(kind, row)) {
    const mark = licence(row);
    return { facts: [row.phone].filter((fact) => fact !== null), marks: mark ? [mark, ...marks] : marks };
  }
  return { facts: vehicleFacts(row as Vehicle), marks };
}

const contactFacts = ({ position, phone, email }: Contact): string[] =>
  [position, phone, email].filter((fact) => fact !== null);

function contactMarks(
  contact: Contact,
  t: (key: 'mark.primary' | 'mark.private' | 'way.verified') => string,
): RecordMark[] {
  const isVerified = contact.phone_state === 'verified' || contact.email_state === 'verified';
  return [
    ...(contact.is_primary ? [{ text: t('mark.primary'), tone: 'plain' } as const] : []),
    ...(isVerified ? [{ text: t('way.verified'), tone: 'good' } as const] : []),
    ...(contact.is_shared ? [] : [{ text: t('mark.private'), tone: 'warn' } as const]),
  ];
}

function useLicenceMark(): (driver: Driver) => RecordMark | null {
  const { t } = useTranslation('fleet');
  const dates = useDates();
  return ({ licence_expires_on: day }) => {
    if (day === null) return null;
    const isOver = isExpired(day, todayIn(ownZone()));
    const date = dates.date(`${day}T12:00:00Z`, 'UTC');
    return { text: t(isOver ? 'expiry.expired' : 'expiry.until', { date }), tone: isOver ? 'bad' : 'plain' };
  };
}

function useVehicleFacts(): (vehicle: Vehicle) => string[] {
  const { t } = useTranslation('fleet');
  const { formats } = useApplication();
  const bodyName = useReferenceNames('truck_bodies');
  return (vehicle) => {
    const type = TYPES.find((one) => one === vehicle.type);
    const unit = (['kg', 't', 'lb'] as const).find((one) => one === vehicle.capacity_unit) ?? 'kg';
    const capacity = vehicle.load_capacity_kg;
    return [
      type ? t(`type.${type}`) : null,
      vehicle.body_type && bodyName(vehicle.body_type),
      [vehicle.make, vehicle.model].filter(Boolean).join(' ') || null,
      vehicle.year === null ? null : String(vehicle.year),
      capacity === null
        ? null
        : `${formats.number(Math.round((capacity / UNIT_SIZES[unit]) * 100) / 100)} ${t(`unit.${unit}`)}`,
    ].flatMap((fact) => fact || []);
  };
}
