import type { App } from '../app';
import type { AnswerOf, BodyOf, CarrierApi, EndpointTable, PathParams, ShipperApi } from '@tenderlane/contract';

export type DemoServer = App['server'];

type DataOf<T> = T extends { data: infer Data } ? Data : undefined;

export class DemoRefusal extends Error {
  readonly call: string;
  readonly code: string;

  constructor(call: string, code: string, details: string) {
    super(`${call}: ${details}`);
    this.call = call;
    this.code = code;
  }
}

export type DemoCaller<Api extends EndpointTable> = <Key extends keyof Api & string>(
  key: Key,
  sent?: { path?: PathParams<Key>; body?: BodyOf<Api[Key]> },
) => Promise<DataOf<AnswerOf<Api[Key]>>>;

function createCaller<Api extends EndpointTable>(
  server: DemoServer,
  base: 'shipper' | 'carrier',
  token: string,
): DemoCaller<Api> {
  return async (key, { path = {}, body } = {}) => {
    const [method, template] = key.split(' ') as [string, string];
    const places = new Map<string, unknown>(Object.entries(path));
    const url = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(places.get(name))));
    const answer = await server.inject({
      method: method as 'GET',
      url: `/api/${base}/v1${url}`,
      headers: { 'accept-language': 'en', authorization: `Bearer ${token}` },
      ...(body !== undefined && { payload: body as object }),
    });
    const answered = answer.body ? answer.json<{ data?: unknown; code?: string }>() : {};
    if (answer.statusCode >= 300) throw new DemoRefusal(key, answered.code ?? '', answer.body);
    return answered.data as never;
  };
}

export const shipperCaller = (server: DemoServer, token: string) => createCaller<ShipperApi>(server, 'shipper', token);
export const carrierCaller = (server: DemoServer, token: string) => createCaller<CarrierApi>(server, 'carrier', token);
