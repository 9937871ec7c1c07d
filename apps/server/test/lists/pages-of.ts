import { listAddresses, REDIRECTED } from '../../../../tests/page-addresses';

export const pagesOf = (application: 'shipper' | 'carrier', base: string): RegExp[] =>
  [...listAddresses(application), ...REDIRECTED[application]].map((address) => {
    const pattern = address.replace(/\/$/, '').replaceAll(/\{?-?\$\w+\}?/g, '[^/]+');
    return new RegExp(`^${base}${pattern}/?$`);
  });
