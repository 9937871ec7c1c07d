import { isolate } from './isolate';

/** What a tender is called: its number, with the name a person gave it beside it, never instead of it. */
export const tenderTitle = ({ number, name }: { number: string; name: string }): string =>
  name === number ? number : `${number} · ${isolate(name)}`;
