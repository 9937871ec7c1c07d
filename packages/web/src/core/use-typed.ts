import { useState } from 'react';
import { useApplication } from './application';
import { storedValue } from './local-store';
import type { Side } from '@tenderlane/domain/core';

export const typedPlace = (side: Side, name: string) =>
  storedValue(`tenderlane.${side}.typed.${name}`, () => sessionStorage);

export function useTyped<Values extends { [Field in keyof Values]: string }>(name: string | null, initial: Values) {
  const { side } = useApplication();
  const place = name === null ? null : typedPlace(side, name);
  const [values, setValues] = useState(() => ({ ...initial, ...readTyped(place?.read() ?? null, initial) }));
  return {
    values,
    change: (part: Partial<Values>) => {
      const next = { ...values, ...part };
      setValues(next);
      place?.write(JSON.stringify(next));
    },
  };
}

function readTyped<Values extends object>(text: string | null, initial: Values): Partial<Values> {
  try {
    const typed = Object.entries(JSON.parse(text ?? '{}') as object);
    return Object.fromEntries(
      typed.filter(([field, value]) => Object.hasOwn(initial, field) && typeof value === 'string'),
    ) as Partial<Values>;
  } catch {
    return {};
  }
}
