import { lookUp } from '@tenderlane/domain/values';
import {
  checkContact,
  checkDriver,
  checkVehicle,
  normalizePlate,
  normalizeVin,
  type FleetKind,
  type FleetProblem,
} from '@tenderlane/domain/fleet';
import parsePhoneNumber from 'libphonenumber-js';
import { z } from 'zod';
import { AppError, fieldProblems } from '../../../platform/errors';
import { refuse } from '@tenderlane/domain/core';
import { DEFINITIONS } from './definitions';

const LISTS = new Set(['languages', 'loadings', 'equipment']);
const DEFAULTS: Readonly<Record<string, unknown>> = {
  is_primary: false,
  is_shared: true,
  length_unit: 'm',
  capacity_unit: 'kg',
};
const email = z.email().max(254);

/** A record as saved: every column has a value, and an empty text is null. */
export type SavedRecord = Record<string, unknown>;

/** Reads the values of an input; throws 422 with all its problems. `today` is `YYYY-MM-DD`. */
export function readRecord(kind: FleetKind, body: object, today: string): SavedRecord {
  const input = new Map<string, unknown>(Object.entries(body));
  const row: SavedRecord = {};
  for (const name of DEFINITIONS[kind].columns) row[name] = valueOf(name, input.get(name));
  const problems = [...readWays(row), ...check(kind, row, today)];
  if (problems.length > 0) {
    throw new AppError('input.invalid', {
      fields: fieldProblems(problems.map(({ field, code, params = {} }) => [field, { code, params }] as const)),
    });
  }
  return row;
}

function valueOf(name: string, given: unknown): unknown {
  if (LISTS.has(name)) return [...new Set((given as string[] | undefined) ?? [])];
  if (given === undefined || given === null || given === '') return lookUp(DEFAULTS, name) ?? null;
  if (name === 'plate') return normalizePlate(String(given));
  if (name === 'vin') return normalizeVin(String(given));
  return given;
}

function readWays(row: SavedRecord): FleetProblem[] {
  const problems: FleetProblem[] = [];
  if (typeof row['phone'] === 'string') {
    const phone = parsePhoneNumber(row['phone'].replace(/^00/, '+'));
    if (phone?.isPossible()) row['phone'] = phone.number;
    else problems.push({ ...refuse('contact.phone'), field: 'phone' });
  }
  if (typeof row['email'] === 'string') {
    row['email'] = row['email'].toLowerCase();
    if (!email.safeParse(row['email']).success) problems.push({ ...refuse('contact.email'), field: 'email' });
  }
  return problems;
}

function check(kind: FleetKind, row: SavedRecord, today: string): FleetProblem[] {
  const text = (name: string) => (lookUp(row, name) ?? null) as string | null;
  const number = (name: string) => (lookUp(row, name) ?? null) as number | null;
  switch (kind) {
    case 'contact':
      return checkContact({ phone: text('phone'), email: text('email') });
    case 'driver':
      return checkDriver(
        {
          date_of_birth: text('date_of_birth'),
          licence_expires_on: text('licence_expires_on'),
          driving_since: number('driving_since'),
        },
        today,
      );
    case 'truck':
    case 'trailer':
      return checkVehicle({ plate: text('plate') ?? '', vin: text('vin'), year: number('year') }, today);
  }
}
