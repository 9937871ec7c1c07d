import type { Side } from '@tenderlane/domain/core';
import { storedValue } from '../../core/local-store';
import { readLayout, type ListLayout } from './column-layout';

export const placeOf = (side: Side, list: string) => storedValue(`tenderlane.${side}.layout.${list}`);

export function keptLayout(side: Side, list: string): ListLayout {
  try {
    return readLayout(JSON.parse(placeOf(side, list).read() ?? 'null'));
  } catch {
    return readLayout(null);
  }
}
