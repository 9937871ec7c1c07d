import { z } from 'zod';
import { CAPABILITY_LIMITS, CERTIFICATES } from '@tenderlane/domain/carriers';
import { countryId, line, required } from '../core/fields';
import { BODY_TYPES } from '../reference/lists';

/** A whole country, or a place in it; lanes of two carriers match when their places are within 50 km. */
const laneEnd = z
  .strictObject({
    country_id: countryId,
    name: required(line()).nullable().default(null),
    lat: z.number().min(-90).max(90).nullable().default(null),
    lon: z.number().min(-180).max(180).nullable().default(null),
  })
  .check(({ value, issues }) => {
    for (const field of ['name', 'lat', 'lon'] as const) {
      const others = (['name', 'lat', 'lon'] as const).filter((name) => name !== field);
      if (value[field] === null && others.some((name) => value[name] !== null))
        issues.push({ code: 'custom', path: [field], message: 'required', input: value });
    }
  });

const capabilityLane = z.strictObject({ from: laneEnd, to: laneEnd });
export type CapabilityLaneBody = z.infer<typeof capabilityLane>;

const bodyTypes = z.array(z.enum(BODY_TYPES)).max(BODY_TYPES.length);
const certificates = z.array(z.enum(CERTIFICATES)).max(CERTIFICATES.length);

export const capabilities = z.strictObject({
  body_types: bodyTypes,
  certificates,
  lanes: z.array(capabilityLane).max(CAPABILITY_LIMITS.lanesMax),
});
export type CapabilitiesBody = z.infer<typeof capabilities>;

export const capabilityRule = z.strictObject({
  body_types: bodyTypes,
  certificates,
  lanes: z.array(capabilityLane).max(CAPABILITY_LIMITS.ruleLanesMax),
});

export const labelRule = capabilityRule.refine(
  (rule) => rule.body_types.length + rule.certificates.length + rule.lanes.length > 0,
  {
    error: 'required',
    path: ['body_types'],
  },
);
export type LabelRuleBody = z.infer<typeof labelRule>;
