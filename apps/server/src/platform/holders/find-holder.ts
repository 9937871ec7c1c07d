import type { Context } from '../context';
import { assertPresent } from '../errors';
import type { Holder } from '../principal';
import { allowsCall, PURPOSE_NAMES, type PurposeName } from './purposes';

/**
 * Finds the holder of a link by its code. Any code that is not valid, and one of another purpose, is refused as an
 * unknown one.
 */
export type FindHolder = (context: Context, code: string) => Promise<Holder>;

export type HolderFinders = Partial<Record<PurposeName, FindHolder>>;

export function holderFinder(finders: HolderFinders, key: string): FindHolder {
  const purpose = PURPOSE_NAMES.find((name) => allowsCall(name, key));
  return assertPresent(purpose && finders[purpose], `the purpose of the links of ${key}`);
}
