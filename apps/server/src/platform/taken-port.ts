import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config';

/** PORT=0 takes a free port: only a listening server knows where people reach the product. */
export function nameTakenPort(config: Config, { server }: FastifyInstance): void {
  if (config.port !== 0) return;
  const { port } = server.address() as AddressInfo;
  config.port = port;
  config.publicUrl = config.publicUrl.replace(/:0$/, `:${port}`);
}
