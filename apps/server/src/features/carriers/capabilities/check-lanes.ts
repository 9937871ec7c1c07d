import type { CapabilitiesBody } from '@tenderlane/contract/carriers/capabilities';
import { AppError, fieldProblems } from '../../../platform/errors';
import { isIsoCountry } from '../../reference';

export function checkLaneCountries({ lanes }: Pick<CapabilitiesBody, 'lanes'>, field = ''): void {
  const wrong = lanes.flatMap((lane, index) =>
    (['from', 'to'] as const)
      .filter((side) => !isIsoCountry(lane[side].country_id))
      .map((side) => `${field}lanes.${index}.${side}.country_id`),
  );
  if (wrong.length === 0) return;
  throw new AppError('input.invalid', { fields: fieldProblems(wrong.map((name) => [name, { code: 'not-one-of' }])) });
}
