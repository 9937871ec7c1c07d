import type { CarrierApi, ShipperApi } from '@tenderlane/contract';
import type { FleetKind } from '@tenderlane/domain/fleet';
import type { MemberContext } from '../../platform/context';
import type { Handlers } from '../../platform/http/mount-api';
import type { AfterQuery, ListQuery } from '../../platform/http/paging';
import { exportCsv } from '../../platform/exports/table-export';
import { fleetExport, makeFleetFile, type FileQuery } from './export/fleet-export';
import { sendContactCode, verifyContact } from './codes/verify-contact';
import type { RecordScope } from './records/record.queries';
import { changeRecord, createRecord, deleteRecord, restoreRecord } from './records/save-record';
import { carrierScope, ownScope } from './records/scope';
import { showHistory, showRecord, showRecords } from './records/show-records';

interface Input {
  params: Record<string, number>;
  query: ListQuery<string> & { search?: string };
  body: { file_ids?: number[] } & FileQuery;
}

interface Address {
  kind: FleetKind;
  list: string;
  one: string;
  scopeOf: (context: MemberContext, params: Record<string, number>) => Promise<RecordScope> | RecordScope;
  idOf: (params: Record<string, number>) => number;
}

function recordRoutes({ kind, list, one, scopeOf, idOf }: Address) {
  return {
    [`GET ${list}`]: async (context: MemberContext, { params, query }: Input) =>
      showRecords(context, kind, await scopeOf(context, params), query),
    [`GET ${one}`]: async (context: MemberContext, { params }: Input) =>
      showRecord(context, kind, await scopeOf(context, params), idOf(params)),
    [`POST ${list}`]: async (context: MemberContext, { params, body }: Input) => {
      const scope = await scopeOf(context, params);
      return { data: { id: await createRecord(context, kind, scope, body) } };
    },
    [`PUT ${one}`]: async (context: MemberContext, { params, body }: Input) => {
      const scope = await scopeOf(context, params);
      await changeRecord(context, kind, scope, idOf(params), body);
      return showRecord(context, kind, scope, idOf(params));
    },
    [`DELETE ${one}`]: async (context: MemberContext, { params }: Input) => {
      await deleteRecord(context, kind, await scopeOf(context, params), idOf(params));
      return undefined;
    },
    [`PUT ${one}/restore`]: async (context: MemberContext, { params }: Input) => {
      const scope = await scopeOf(context, params);
      await restoreRecord(context, kind, scope, idOf(params));
      return showRecord(context, kind, scope, idOf(params));
    },
    [`GET ${one}/history`]: async (context: MemberContext, { params, query }: Input) =>
      showHistory(context, kind, await scopeOf(context, params), idOf(params), query as AfterQuery),
    [`GET ${list}/export`]: async (context: MemberContext, { params, query }: Input) =>
      exportCsv(fleetExport, context, { kind, scope: await scopeOf(context, params), query }),
    [`POST ${list}/exports`]: async (context: MemberContext, { params, body }: Input) => ({
      data: await makeFleetFile(context, { kind, scope: await scopeOf(context, params), query: body }),
    }),
  };
}

const PLURALS = { contact: 'contacts', driver: 'drivers', truck: 'trucks', trailer: 'trailers' } as const;

const ofCarrierApp = (kind: FleetKind) =>
  recordRoutes({
    kind,
    list: `/${PLURALS[kind]}`,
    one: `/${PLURALS[kind]}/{id}`,
    scopeOf: ownScope,
    idOf: ({ id = 0 }) => id,
  });

const ofShipper = (kind: FleetKind) =>
  recordRoutes({
    kind,
    list: `/carriers/{id}/${PLURALS[kind]}`,
    one: `/carriers/{id}/${PLURALS[kind]}/{${kind}_id}`,
    scopeOf: (context, { id = 0 }) => carrierScope(context, id),
    idOf: (params) => params[`${kind}_id`] ?? 0,
  });

type FleetCall<Api> = Extract<keyof Api, `${string}/${'contacts' | 'drivers' | 'trucks' | 'trailers'}${string}`>;

/** A call of the contract without a handler stops the start of the server. */
export const shipperFleetRoutes = {
  ...ofShipper('contact'),
  ...ofShipper('driver'),
  ...ofShipper('truck'),
  ...ofShipper('trailer'),
} as unknown as Pick<Handlers<ShipperApi>, FleetCall<ShipperApi>>;

type OwnCodes = 'POST /contacts/{id}/code' | 'PUT /contacts/{id}/verify';

const codeRoutes = {
  'POST /contacts/{id}/code': async (context, { params, body }) => ({
    data: await sendContactCode(context, params.id, body.channel),
  }),
  'PUT /contacts/{id}/verify': async (context, { params, body }) => {
    await verifyContact(context, params.id, body);
    return (await showRecord(context, 'contact', ownScope(context), params.id)) as never;
  },
} satisfies Pick<Handlers<CarrierApi>, OwnCodes>;

export const carrierFleetRoutes = {
  ...ofCarrierApp('contact'),
  ...ofCarrierApp('driver'),
  ...ofCarrierApp('truck'),
  ...ofCarrierApp('trailer'),
  ...codeRoutes,
} as unknown as Pick<Handlers<CarrierApi>, FleetCall<CarrierApi>>;
