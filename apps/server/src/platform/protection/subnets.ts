import { isIPv6 } from 'node:net';

/** Keys of limits: `address` is the IPv4 address or the IPv6 /64, `network` the same IPv4 address or the /48. */
export interface Subnets {
  address: string;
  network: string;
}

/** A customer may own a whole /48 and could bypass limits of a /64. */
export function subnetsOf(address: string): Subnets {
  const plain = (address.split('%')[0] ?? '').replace(/^::ffff:(?=\d+\.)/i, '').toLowerCase();
  if (!isIPv6(plain)) return { address: plain, network: plain };
  const [front = [], back = []] = plain.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = new Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0');
  const groups = [...front, ...zeros, ...back].map((group) => parseInt(group, 16).toString(16));
  return { address: `${groups.slice(0, 4).join(':')}::/64`, network: `${groups.slice(0, 3).join(':')}::/48` };
}
