import { isolate } from './isolate';

export const tenderTitle = ({ number, name }: { number: string; name: string }): string =>
  name === number ? number : `${number} · ${isolate(name)}`;
