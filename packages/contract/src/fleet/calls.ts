import { z } from 'zod';
import { cursorMeta, cursorQuery, dataOf, dataWith, listOf, listQuery } from '../core/endpoint';
import { id, text } from '../core/fields';
import { CONTACTS_LIST, DRIVERS_LIST, VEHICLES_LIST } from './lists';
import { contact, contactBody, driver, driverBody, recordEvent, trailerBody, truckBody, vehicleRow } from './schemas';

interface Parts<Body extends z.ZodType, Row extends z.ZodType, Query extends z.ZodType, Filter extends z.ZodType> {
  body: Body;
  row: Row;
  query: Query;
  filter: Filter;
}

/** Without links to files, so that a repeated request gets the same response. */
const created = dataOf(z.object({ id }));
const madeFile = dataOf(z.object({ name: z.string(), url: z.string() }));
const historyOf = dataWith(z.array(recordEvent), cursorMeta);

type Read<Response extends z.ZodType> = { access: 'brand'; right: 'loads.read'; summary: string; response: Response };
type Write<Right, Response extends z.ZodType | null> = {
  access: 'brand';
  right: Right;
  summary: string;
  response: Response;
};
type Secret = { secret: true };

type RecordCalls<
  List extends string,
  One extends string,
  Right,
  Body extends z.ZodType,
  Row extends z.ZodType,
  Query extends z.ZodType,
  Filter extends z.ZodType,
> = Record<`GET ${List}`, Read<ReturnType<typeof listOf<Row>>> & Secret & { query: Query }> &
  Record<`GET ${One}`, Read<ReturnType<typeof dataOf<Row>>> & Secret> &
  Record<`POST ${List}`, Write<Right, typeof created> & { body: Body; status: 201 }> &
  Record<`PUT ${One}`, Write<Right, ReturnType<typeof dataOf<Row>>> & Secret & { body: Body }> &
  Record<`DELETE ${One}`, Write<Right, null>> &
  Record<`PUT ${One}/restore`, Write<Right, ReturnType<typeof dataOf<Row>>> & Secret> &
  Record<`GET ${One}/history`, Read<typeof historyOf> & { query: typeof cursorQuery }> &
  Record<`GET ${List}/export`, Read<z.ZodString> & { query: Filter; file: 'text/csv' }> &
  Record<`POST ${List}/exports`, Read<typeof madeFile> & Secret & { body: Filter; status: 201 }>;

function recordCalls<
  const List extends string,
  const One extends string,
  const Right extends 'bids.write' | 'carriers.write',
  Body extends z.ZodType,
  Row extends z.ZodType,
  Query extends z.ZodType,
  Filter extends z.ZodType,
>(
  list: List,
  one: One,
  right: Right,
  whose: string,
  { body, row, query, filter }: Parts<Body, Row, Query, Filter>,
): RecordCalls<List, One, Right, Body, Row, Query, Filter> {
  const read = { access: 'brand', right: 'loads.read' } as const;
  const write = { access: 'brand', right } as const;
  const secret = true as const;
  const response = dataOf(row);
  return {
    [`GET ${list}`]: { ...read, secret, summary: `${whose}: the list`, query, response: listOf(row) },
    [`GET ${one}`]: { ...read, secret, summary: `${whose}: one`, response },
    [`POST ${list}`]: { ...write, summary: `${whose}: add one`, body, response: created, status: 201 },
    [`PUT ${one}`]: { ...write, secret, summary: `${whose}: change one, all of it`, body, response },
    [`DELETE ${one}`]: { ...write, summary: `${whose}: delete one`, response: null },
    [`PUT ${one}/restore`]: { ...write, secret, summary: `${whose}: take a deletion back at once`, response },
    [`GET ${one}/history`]: {
      ...read,
      summary: `${whose}: who changed what`,
      query: cursorQuery,
      response: historyOf,
    },
    [`GET ${list}/export`]: {
      ...read,
      summary: `${whose}: the list as CSV`,
      query: filter,
      response: z.string(),
      file: 'text/csv',
    },
    [`POST ${list}/exports`]: {
      ...read,
      secret,
      summary: `${whose}: the list as a spreadsheet (.xlsx), with a link of five minutes to it`,
      body: filter,
      response: madeFile,
      status: 201,
    },
  } as RecordCalls<List, One, Right, Body, Row, Query, Filter>;
}

const contactsQuery = listQuery(CONTACTS_LIST, {});
const driversQuery = listQuery(DRIVERS_LIST, {});
const vehiclesQuery = listQuery(VEHICLES_LIST, {});
const page = { page: true, per_page: true, after: true } as const;

const contacts = { body: contactBody, row: contact, query: contactsQuery, filter: contactsQuery.omit(page) };
const drivers = { body: driverBody, row: driver, query: driversQuery, filter: driversQuery.omit(page) };
const vehicles = { row: vehicleRow, query: vehiclesQuery, filter: vehiclesQuery.omit(page) };
const trucks = { body: truckBody, ...vehicles };
const trailers = { body: trailerBody, ...vehicles };

export const shipperFleetApi = {
  ...recordCalls(
    '/carriers/{id}/contacts',
    '/carriers/{id}/contacts/{contact_id}',
    'carriers.write',
    'Contacts of a carrier',
    contacts,
  ),
  ...recordCalls(
    '/carriers/{id}/drivers',
    '/carriers/{id}/drivers/{driver_id}',
    'carriers.write',
    'Drivers of a carrier',
    drivers,
  ),
  ...recordCalls(
    '/carriers/{id}/trucks',
    '/carriers/{id}/trucks/{truck_id}',
    'carriers.write',
    'Trucks of a carrier',
    trucks,
  ),
  ...recordCalls(
    '/carriers/{id}/trailers',
    '/carriers/{id}/trailers/{trailer_id}',
    'carriers.write',
    'Trailers of a carrier',
    trailers,
  ),
};

const channel = z.enum(['phone', 'email']);

export const carrierFleetApi = {
  ...recordCalls('/contacts', '/contacts/{id}', 'bids.write', 'Own contacts', contacts),
  ...recordCalls('/drivers', '/drivers/{id}', 'bids.write', 'Own drivers', drivers),
  ...recordCalls('/trucks', '/trucks/{id}', 'bids.write', 'Own trucks', trucks),
  ...recordCalls('/trailers', '/trailers/{id}', 'bids.write', 'Own trailers', trailers),
  'POST /contacts/{id}/code': {
    access: 'brand',
    right: 'bids.write',
    summary: 'Send six digits to a contact’s phone or e-mail, to see that it is the contact’s',
    body: z.strictObject({ channel }),
    response: dataOf(z.object({ resend_after_s: z.number().int(), expires_in_s: z.number().int() })),
  },
  'PUT /contacts/{id}/verify': {
    access: 'brand',
    right: 'bids.write',
    summary: 'Type the digits that were sent to a contact',
    body: z.strictObject({ channel, code: text(20) }),
    response: dataOf(contact),
  },
} as const;
