import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { lookUp } from '@tenderlane/domain/values';
import type { Config } from '../config/config';
import { StartError } from './start-error';

const REASONS: Record<string, string> = {
  EADDRINUSE: 'it is taken. Is Tenderlane running already? Stop it, or choose another PORT.',
  EACCES: 'the system does not allow it. Choose a PORT above 1023.',
  EADDRNOTAVAIL: 'HOST is no address of this machine.',
  ENOTFOUND: 'HOST is no address of this machine.',
};

export async function listen(config: Config, app: FastifyInstance): Promise<void> {
  const { host, port } = config;
  try {
    await app.listen({ host, port });
  } catch (error) {
    const reason = lookUp(REASONS, (error as NodeJS.ErrnoException).code ?? '');
    throw reason ? new StartError(`Port ${port} of ${host} cannot be used: ${reason}`) : error;
  }
  if (port !== 0) return;
  const taken = app.server.address() as AddressInfo;
  config.port = taken.port;
  config.publicUrl = config.publicUrl.replace(/:0$/, `:${taken.port}`);
}
