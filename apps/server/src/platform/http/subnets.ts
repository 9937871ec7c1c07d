import { isIPv6 } from 'node:net';

/** Whom an address limit means: an IPv4 address, or the /64 of an IPv6 one and the /48 a customer may hold as a whole. */
export interface Networks {
  address: string;
  network: string;
}

export function networksOf(address: string): Networks {
  const plain = (address.split('%')[0] ?? '').replace(/^::ffff:(?=\d+\.)/i, '').toLowerCase();
  if (!isIPv6(plain)) return { address: plain, network: plain };
  const [front = [], back = []] = plain.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = new Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0');
  const groups = [...front, ...zeros, ...back].map((group) => parseInt(group, 16).toString(16));
  return { address: `${groups.slice(0, 4).join(':')}::/64`, network: `${groups.slice(0, 3).join(':')}::/48` };
}
