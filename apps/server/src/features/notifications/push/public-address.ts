import { lookup as resolveName, type LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Non-public networks (RFC 6890), so that nobody can make this server request internal addresses. */
const CLOSED = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  CLOSED.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  CLOSED.addSubnet(net, prefix, 'ipv6');

const GLOBAL = new BlockList();
GLOBAL.addSubnet('2000::', 3, 'ipv6');

export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !CLOSED.check(address, 'ipv4');
  return isIP(address) === 6 && GLOBAL.check(address, 'ipv6') && !CLOSED.check(address, 'ipv6');
}

export class ClosedAddressError extends Error {
  override name = 'ClosedAddressError';
}

/** Resolves a name and refuses it if any of its addresses is not public. */
export const lookUpPublic: LookupFunction = (host, options, done) => {
  resolveName(host, { ...options, all: true }, (error, found: LookupAddress[]) => {
    if (error) return done(error, '', 0);
    const [first] = found;
    if (!first || !found.every(({ address }) => isPublicAddress(address)))
      return done(new ClosedAddressError(`${host} is at no public address`), '', 0);
    // The checked address is the one connected to, without a second DNS lookup.
    return options.all ? done(null, found) : done(null, first.address, first.family);
  });
};

/** Checks the form of a push service's address: https, a name, no port, no credentials. */
export function isPushAddress(text: string, allowsPrivate: boolean): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password } = new URL(text);
  if (username || password) return false;
  if (allowsPrivate) return protocol === 'https:' || protocol === 'http:';
  if (protocol !== 'https:' || port !== '') return false;
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return false;
  return hostname.includes('.') && !/\.(local|localhost|internal|lan|home|arpa|test|invalid)$/i.test(hostname);
}
