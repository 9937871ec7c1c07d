import { z } from 'zod';
import { cursorMeta, dataOf, dataWith, type EndpointTable } from '../core/endpoint';
import {
  bookingBody,
  bookingChange,
  bookingEnd,
  bookingSent,
  demoBooking,
  demoChange,
  demosQuery,
  memberBookingBody,
  operatorDemo,
} from './schemas';

const held = { access: 'public', response: dataOf(demoBooking), secret: true } as const;

export const demoBookingsApi = {
  'POST /demo_bookings': {
    access: 'public',
    summary: 'Ask for a demo; it is booked once the link in the message to the login was opened and confirmed',
    body: bookingBody,
    status: 201,
    response: dataOf(bookingSent),
  },
  'GET /demo_bookings/{code}': { ...held, summary: 'The booking of a link; changes nothing' },
  'PUT /demo_bookings/{code}': {
    ...held,
    summary: 'Change a booking until 2 hours before it begins; other times end the agreed one',
    body: bookingChange,
  },
  'DELETE /demo_bookings/{code}': {
    ...held,
    summary: 'Cancel a booking until 2 hours before it begins, with `opt_out` for good: no more messages to its login',
    query: bookingEnd,
  },
  'PUT /demo_bookings/{code}/confirm': {
    ...held,
    summary: 'Confirm a booking, within 24 hours after it was asked for',
  },
  'GET /demo_bookings/{code}/calendar': {
    access: 'public',
    summary: 'The agreed time as a calendar file',
    response: z.string(),
    file: 'text/calendar',
    secret: true,
  },
} as const satisfies EndpointTable;

const read = { access: 'brand', right: 'loads.read' } as const;

export const demosApi = {
  'GET /demo_bookings': {
    ...read,
    summary: 'The person’s own bookings that are still to come, newest first',
    response: dataOf(z.array(demoBooking)),
  },
  'POST /demo_bookings': {
    ...read,
    summary: 'Ask for a demo as a member, which needs no confirmation',
    body: memberBookingBody,
    status: 201,
    response: dataOf(demoBooking),
  },
  'GET /operator/demos': {
    ...read,
    summary: 'Confirmed bookings, by default those that are open: the requested first, then by time',
    query: demosQuery,
    response: dataWith(z.array(operatorDemo), cursorMeta),
  },
  'PUT /operator/demos/{id}': {
    ...read,
    summary: 'Agree a time, move it, or say how the demo ended',
    body: demoChange,
    response: dataOf(operatorDemo),
  },
} as const satisfies EndpointTable;
