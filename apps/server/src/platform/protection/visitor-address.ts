import proxyAddress, { compile } from '@fastify/proxy-addr';
import type { IncomingMessage } from 'node:http';
import type { Config } from '../config/config';

/** The visitor's address for a socket upgrade, which is no Fastify request; the same proxies are trusted. */
export function visitorAddress(setting: Config['trustProxy']): (request: IncomingMessage) => string {
  const trust = trusted(setting);
  if (trust === false) return ({ socket }) => socket.remoteAddress ?? '';
  const trusts =
    typeof trust === 'string'
      ? compile(trust.split(',').map((part) => part.trim()))
      : trust === true
        ? () => true
        : trust;
  return (request) => proxyAddress(request, trusts);
}

/** A number means the count of proxies in front. */
export function trusted(setting: Config['trustProxy']) {
  return typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting;
}
