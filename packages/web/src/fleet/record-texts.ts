import type { Contact, Driver, Vehicle } from '@tenderlane/contract';
import type { FleetKind } from '@tenderlane/domain/fleet';
import { locale } from '../core/texts/locale';
import type { FleetRow } from './fleet.api';

export const isContact = (kind: FleetKind, row: FleetRow): row is Contact => kind === 'contact' && 'phone_state' in row;
export const isDriver = (kind: FleetKind, row: FleetRow): row is Driver => kind === 'driver' && 'is_whole' in row;
export const isVehicle = (kind: FleetKind, row: FleetRow): row is Vehicle =>
  (kind === 'truck' || kind === 'trailer') && 'plate' in row;

export const recordName = (row: FleetRow): string => ('plate' in row ? row.plate : row.name);

const languageNames = new Intl.DisplayNames(locale, { type: 'language' });

export const languageName = (key: string): string => languageNames.of(key) ?? key;

/** A licence is valid through its last day. */
export const isExpired = (day: string, today: string): boolean => day < today;
