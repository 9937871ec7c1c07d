import { z } from 'zod';
import { SIDES } from '@tenderlane/domain/core';
import { CHANGE_STATES, PROOF_STATES, REPORTED_STATES } from '@tenderlane/domain/trips';
import { LINK_CHANNELS } from '@tenderlane/domain/trips/driver';
import { aboutOption, defineEvent, number, showAll, showNoParams, showOnly } from '../core/event';

const aboutStop = { ...aboutOption, stop_id: number, stop: z.string() };
/** `side` is that of the proposal. */
const aboutChange = z.strictObject({ ...aboutOption, change_id: number, stop: z.string(), side: z.enum(SIDES) });
const name = z.string().nullable().optional();

export const tripEvents = {
  'load.vehicle_assigned': defineEvent({
    entity: 'load',
    params: z.strictObject({
      ...aboutOption,
      driver: name,
      truck: name,
      trailer: name,
      /** Roles without a driver or vehicle now. */
      taken_back: z.array(z.string()).optional(),
      reason: z.string().optional(),
    }),
    views: { shipper: showAll, carrier: showAll },
  }),
  'trip.vehicle_asked': defineEvent({
    entity: 'load',
    params: z.strictObject(aboutOption),
    views: { shipper: showAll, carrier: showNoParams },
  }),
  'trip.stop_reported': defineEvent({
    entity: 'load',
    params: z.strictObject({ ...aboutStop, state: z.enum(REPORTED_STATES), at: number, reason: z.string().optional() }),
    views: { shipper: showAll, carrier: showOnly('stop_id', 'stop', 'state', 'at', 'reason') },
  }),
  'trip.driver_link_sent': defineEvent({
    entity: 'load',
    params: z.strictObject({ ...aboutOption, channel: z.enum(LINK_CHANNELS), is_new: z.boolean() }),
    views: { shipper: showAll, carrier: showOnly('channel', 'is_new') },
  }),
  'trip.driver_link_opened': defineEvent({
    entity: 'load',
    params: z.strictObject({ ...aboutOption, is_moved: z.boolean() }),
    views: { shipper: showAll, carrier: showOnly('is_moved') },
  }),
  'trip.sharing_changed': defineEvent({
    entity: 'load',
    params: z.strictObject({ ...aboutOption, is_on: z.boolean() }),
    views: { shipper: showAll, carrier: showOnly('is_on') },
  }),
  'trip.photos_added': defineEvent({
    entity: 'load',
    params: z.strictObject({ ...aboutStop, count: number }),
    views: { shipper: showAll, carrier: showOnly('stop_id', 'stop', 'count') },
  }),
  'trip.proof_added': defineEvent({
    entity: 'load',
    params: z.strictObject({ ...aboutStop, proof_id: number, state: z.enum(PROOF_STATES) }),
    views: { shipper: showAll, carrier: showOnly('stop_id', 'stop', 'state') },
  }),
  'trip.proof_decided': defineEvent({
    entity: 'load',
    params: z.strictObject({
      ...aboutStop,
      proof_id: number,
      state: z.enum(PROOF_STATES),
      reason: z.string().optional(),
    }),
    views: { shipper: showAll, carrier: showOnly('stop_id', 'stop', 'state', 'reason') },
  }),
  'trip.stop_changed': defineEvent({
    entity: 'load',
    params: z.strictObject({ ...aboutStop, side: z.enum(SIDES) }),
    views: { shipper: showAll, carrier: showOnly('stop_id', 'stop', 'side') },
  }),
  'trip.change_proposed': defineEvent({
    entity: 'load',
    params: aboutChange,
    views: { shipper: showAll, carrier: showOnly('change_id', 'stop', 'side') },
  }),
  'trip.change_decided': defineEvent({
    entity: 'load',
    params: aboutChange.extend({ state: z.enum(CHANGE_STATES), reason: z.string().optional() }),
    views: { shipper: showAll, carrier: showOnly('change_id', 'stop', 'side', 'state', 'reason') },
  }),
  'trip.task_changed': defineEvent({
    entity: 'load',
    params: z.strictObject({
      ...aboutOption,
      task_id: number,
      task: z.string(),
      change: z.enum(['added', 'changed', 'done', 'open', 'removed']),
    }),
    views: { shipper: showAll, carrier: showOnly('task_id', 'task', 'change') },
  }),
};
