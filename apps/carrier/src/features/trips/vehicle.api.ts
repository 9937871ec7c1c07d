import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyOf, CarrierApi } from '@tenderlane/contract';
import { liveQuery } from '@tenderlane/web/core/queries/live';
import { fleetKeys } from '@tenderlane/web/fleet/query-keys';
import { useWaitingSave } from '@tenderlane/web/core/queries/use-waiting-save';
import { answerOrNull } from '../../lib/answer-or-null';
import { call } from '../../lib/api';

export type NamedVehicle = BodyOf<CarrierApi['PUT /loads/{id}/vehicle']>;

export const vehicleQuery = (loadId: number) =>
  queryOptions({
    queryKey: fleetKeys.vehicle(loadId),
    // A link session may read only the order of its link.
    queryFn: async () =>
      (await answerOrNull(call('GET /loads/{id}/vehicle', { path: { id: loadId } }), 'record.not-found'))?.data ?? null,
    ...liveQuery,
  });

function useNaming<Named>(
  loadId: number,
  kind: 'ids' | 'names',
  save: (named: Named, idempotencyKey: string) => Promise<unknown>,
) {
  const queryClient = useQueryClient();
  return useWaitingSave({
    name: `vehicle-${kind}.${loadId}`,
    save,
    onSettled: () => queryClient.invalidateQueries({ queryKey: fleetKeys.vehicle(loadId) }),
  });
}

export const useAssignVehicle = (loadId: number) =>
  useNaming(loadId, 'ids', (body: NamedVehicle, idempotencyKey) =>
    call('PUT /loads/{id}/vehicle', { path: { id: loadId }, body, idempotencyKey }),
  );

export type VehicleNames = BodyOf<CarrierApi['PUT /loads/{id}/vehicle/names']>;

export const useNameVehicle = (loadId: number) =>
  useNaming(loadId, 'names', (body: VehicleNames, idempotencyKey) =>
    call('PUT /loads/{id}/vehicle/names', { path: { id: loadId }, body, idempotencyKey }),
  );

const CHOICES_MAX = 100;

export const useChoices = () =>
  useQuery({
    queryKey: fleetKeys.choices,
    queryFn: async () => {
      const query = { per_page: CHOICES_MAX };
      const [drivers, trucks, trailers] = await Promise.all([
        call('GET /drivers', { query }),
        call('GET /trucks', { query }),
        call('GET /trailers', { query }),
      ]);
      return {
        driver_id: drivers.data.map(({ id, name }) => ({ value: String(id), label: name })),
        truck_id: trucks.data.map(({ id, plate }) => ({ value: String(id), label: plate })),
        trailer_id: trailers.data.map(({ id, plate }) => ({ value: String(id), label: plate })),
      };
    },
    ...liveQuery,
  });
