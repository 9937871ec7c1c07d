import { lookUp } from '@tenderlane/domain';
import { useLayoutEffect, useRef, useState } from 'react';

type Functions = Record<string, (...args: never[]) => unknown>;

/** The same functions as long as the component is shown, which do what the newest ones do: parts that get them are not drawn again. */
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
