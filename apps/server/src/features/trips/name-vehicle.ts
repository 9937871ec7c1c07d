import type { BodyOf, CarrierApi } from '@tenderlane/contract';
import { lookUp } from '@tenderlane/domain/values';
import type { MemberContext } from '../../platform/context';
import { AppError, throwIfRefused } from '../../platform/errors';
import { findOrCreateDriver, findOrCreateVehicle } from '../fleet';
import { assignVehicle } from './assign-vehicle';
import { checkOwnOrder } from './show-vehicle';

type Names = BodyOf<CarrierApi['PUT /loads/{id}/vehicle/names']>;

/**
 * Sets driver and vehicle by typed names, as in the session of a link, which cannot show the carrier's lists. Existing
 * records are reused, others are added to the lists.
 */
export async function nameVehicle(context: MemberContext, loadId: number, names: Names): Promise<void> {
  const { refusal } = await checkOwnOrder(context, loadId);
  throwIfRefused(refusal);
  const { driver_name: name, driver_phone: phone, truck_plate: truck, trailer_plate: trailer, reason } = names;
  const ids = {
    driver_id:
      name === null
        ? null
        : await atFields({ name: 'driver_name', phone: 'driver_phone' }, () =>
            findOrCreateDriver(context, { name, phone: phone || null }),
          ),
    truck_id:
      truck === null
        ? null
        : await atFields({ plate: 'truck_plate' }, () =>
            findOrCreateVehicle(context, 'truck', { plate: truck, type: trailer === null ? 'rigid' : 'tractor' }),
          ),
    trailer_id:
      trailer === null
        ? null
        : await atFields({ plate: 'trailer_plate' }, () =>
            findOrCreateVehicle(context, 'trailer', { plate: trailer, type: 'semi_trailer' }),
          ),
  };
  await assignVehicle(context, loadId, { ...ids, reason });
}

async function atFields(names: Readonly<Record<string, string>>, keep: () => Promise<number>): Promise<number> {
  try {
    return await keep();
  } catch (error) {
    if (!(error instanceof AppError) || !error.details.fields) throw error;
    const found = Object.entries(error.details.fields).map(([field, problems]) => [
      lookUp(names, field) ?? field,
      problems,
    ]);
    throw new AppError(error.code, {
      ...error.details,
      fields: Object.fromEntries(found) as typeof error.details.fields,
    });
  }
}
