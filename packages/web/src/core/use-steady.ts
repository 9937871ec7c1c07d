import { lookUp } from '@tenderlane/domain/values';
import { useLayoutEffect, useRef, useState } from 'react';

type Functions = Record<string, (...args: never[]) => unknown>;

/** Returns stable functions that call the newest ones, so that children are not rendered again. */
export function useSteady<Given extends Functions>(functions: Given): Given {
  const latest = useRef(functions);
  useLayoutEffect(() => {
    latest.current = functions;
  });
  const [steady] = useState(
    () =>
      Object.fromEntries(
        Object.keys(functions).map((name) => [
          name,
          (...args: never[]) => lookUp<Functions[string]>(latest.current, name)?.(...args),
        ]),
      ) as Given,
  );
  return steady;
}
