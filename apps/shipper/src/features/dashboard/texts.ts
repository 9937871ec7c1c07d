import { textsOf } from '@tenderlane/web/core/texts/texts-of';

type Kind = 'tile' | 'value' | 'note' | 'none' | 'item' | 'button';

export const partText = (kind: Kind, key: string, values: Record<string, string> = {}): string | null =>
  textsOf('dashboard')(`${kind}.${key}`, { ...values, defaultValue: '' }) || null;
