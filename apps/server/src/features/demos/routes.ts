import type { PublicApi, ShipperApi } from '@tenderlane/contract';
import type { Handlers } from '../../platform/http/mount-api';
import { bookAsMember, bookAsVisitor } from './book-demo';
import {
  cancelBooking,
  changeBooking,
  confirmBooking,
  showBooking,
  showCalendar,
  showOwnBookings,
} from './change-booking';
import { operateDemo, showDemos } from './operate-demo';

export const bookingRoutes = {
  'POST /demo_bookings': async (context, { body }) => ({ data: await bookAsVisitor(context, body) }),
  'GET /demo_bookings/{code}': async (context, { params }) => ({ data: await showBooking(context, params.code) }),
  'PUT /demo_bookings/{code}': async (context, { params, body }) => ({
    data: await changeBooking(context, params.code, body),
  }),
  'DELETE /demo_bookings/{code}': async (context, { params, query }) => ({
    data: await cancelBooking(context, params.code, { isOptedOut: query.opt_out === 'true' }),
  }),
  'PUT /demo_bookings/{code}/confirm': async (context, { params }) => ({
    data: await confirmBooking(context, params.code),
  }),
  'GET /demo_bookings/{code}/calendar': (context, { params }) => showCalendar(context, params.code),
} satisfies Partial<Handlers<PublicApi>>;

export const demoRoutes = {
  'GET /demo_bookings': async (context) => ({ data: await showOwnBookings(context) }),
  'POST /demo_bookings': async (context, { body }) => ({ data: await bookAsMember(context, body) }),
  'GET /operator/demos': (context, { query }) => showDemos(context, query),
  'PUT /operator/demos/{id}': async (context, { params, body }) => ({
    data: await operateDemo(context, params.id, body),
  }),
} satisfies Partial<Handlers<ShipperApi>>;
