import { refuse, type Refusal } from '../core/refusal';
import { FLEET_LIMITS } from './lists';
import { checkVin, plateKey } from './vehicle-numbers';

export type FleetProblem = Refusal & { field: string };

const problem = (code: Refusal['code'], field: string, params: Refusal['params'] = {}): FleetProblem => ({
  ...refuse(code, params),
  field,
});

function fullYears(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) < from.slice(5) ? years - 1 : years;
}

export function checkContact({ phone, email }: { phone: string | null; email: string | null }): FleetProblem[] {
  return phone === null && email === null ? [problem('contact.no-way', 'phone')] : [];
}

interface DriverDates {
  date_of_birth: string | null;
  licence_expires_on: string | null;
  driving_since: number | null;
}

/**
 * Checks a driver's dates; `today` is `YYYY-MM-DD`. An expired licence is accepted, because its expiry must be visible.
 */
export function checkDriver(driver: DriverDates, today: string): FleetProblem[] {
  const { date_of_birth: born, licence_expires_on: expires, driving_since: since } = driver;
  const { ageMin, ageMax } = FLEET_LIMITS;
  const thisYear = Number(today.slice(0, 4));
  const problems: FleetProblem[] = [];
  const age = born === null ? null : fullYears(born, today);
  if (age !== null && (age < ageMin || age > ageMax)) {
    problems.push(problem('driver.birth-date', 'date_of_birth', { min: ageMin, max: ageMax }));
  }
  const firstYear = born === null ? thisYear - ageMax : Number(born.slice(0, 4)) + ageMin;
  if (since !== null && (since > thisYear || since < firstYear)) {
    problems.push(problem('driver.experience', 'driving_since', { from: String(firstYear), to: String(thisYear) }));
  }
  if (expires !== null && (expires < '1990-01-01' || Number(expires.slice(0, 4)) > thisYear + 60)) {
    problems.push(problem('driver.licence-expiry', 'licence_expires_on'));
  }
  return problems;
}

interface VehicleNumbers {
  plate: string;
  vin: string | null;
  year: number | null;
}

/** Checks a vehicle's numbers; next year's model is allowed, because it is sold this year. */
export function checkVehicle({ plate, vin, year }: VehicleNumbers, today: string): FleetProblem[] {
  const problems: FleetProblem[] = [];
  if (!/[\p{L}\p{N}]{2}/u.test(plateKey(plate))) problems.push(problem('vehicle.plate', 'plate'));
  const vinProblem = vin === null ? null : checkVin(vin);
  if (vinProblem) problems.push(problem(vinProblem, 'vin'));
  const last = Number(today.slice(0, 4)) + 1;
  if (year !== null && (year < FLEET_LIMITS.yearMin || year > last)) {
    problems.push(problem('vehicle.year', 'year', { from: String(FLEET_LIMITS.yearMin), to: String(last) }));
  }
  return problems;
}
