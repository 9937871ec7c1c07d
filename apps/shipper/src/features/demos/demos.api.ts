import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf, DemoBooking, PublicApi, ShipperApi } from '@tenderlane/contract';
import { ApiError } from '@tenderlane/web/core/client/api-error';
import { call, callPublic } from '../../lib/api';
import { accountQuery } from '../../lib/application';
import { demoKeys } from './query-keys';

const onPage = { meta: { errorOnPage: true } } as const;

export const bookingQuery = (code: string) =>
  queryOptions({
    queryKey: demoKeys.booking(code),
    queryFn: async (): Promise<DemoBooking | null> => {
      try {
        return (await callPublic('GET /demo_bookings/{code}', { path: { code } })).data;
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
    staleTime: 0,
  });

export const ownBookingsQuery = queryOptions({
  queryKey: demoKeys.own,
  queryFn: async () => (await call('GET /demo_bookings')).data,
  staleTime: 0,
});

export function useBookAsVisitor() {
  return useMutation({
    mutationFn: async (body: BodyOf<PublicApi['POST /demo_bookings']>) =>
      (await callPublic('POST /demo_bookings', { body })).data,
    ...onPage,
  });
}

export function useBookAsMember(onBooked: (booking: DemoBooking) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: BodyOf<ShipperApi['POST /demo_bookings']>) =>
      (await call('POST /demo_bookings', { body })).data,
    onSuccess(booking) {
      queryClient.setQueryData(demoKeys.booking(booking.code), booking);
      void queryClient.invalidateQueries(accountQuery);
      onBooked(booking);
    },
    ...onPage,
  });
}

function useBookingCommand<Input>(code: string, send: (input: Input) => Promise<{ data: DemoBooking }>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (input: Input) => (await send(input)).data,
    onSuccess: (booking) => queryClient.setQueryData(demoKeys.booking(code), booking),
    onError: () => queryClient.invalidateQueries({ queryKey: demoKeys.booking(code) }),
    ...onPage,
  });
}

const at = (code: string) => ({ path: { code } });

export const useConfirm = (code: string) =>
  useBookingCommand(code, () => callPublic('PUT /demo_bookings/{code}/confirm', at(code)));

export const useChange = (code: string) =>
  useBookingCommand(code, (body: BodyOf<PublicApi['PUT /demo_bookings/{code}']>) =>
    callPublic('PUT /demo_bookings/{code}', { ...at(code), body }),
  );

export const useCancel = (code: string) =>
  useBookingCommand(code, ({ isForGood }: { isForGood: boolean }) =>
    callPublic('DELETE /demo_bookings/{code}', { ...at(code), query: isForGood ? { opt_out: 'true' } : {} }),
  );

export const calendarHref = (code: string) => `/api/public/v1/demo_bookings/${code}/calendar`;
