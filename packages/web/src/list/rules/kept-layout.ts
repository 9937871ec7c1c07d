import type { Side } from '@tenderlane/domain';
import { storedValue } from '../../core/local-store';
import { readLayout, type ListLayout } from './column-layout';

/** Where this browser keeps how a list was arranged. */
export const placeOf = (side: Side, list: string) => storedValue(`tenderlane.${side}.layout.${list}`);

/** How a list was arranged in this browser. */
export function keptLayout(side: Side, list: string): ListLayout {
  try {
    return readLayout(JSON.parse(placeOf(side, list).read() ?? 'null'));
  } catch {
    return readLayout(null);
  }
}
