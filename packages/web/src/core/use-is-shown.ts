import { useEffect, useRef, type RefObject } from 'react';

/** Tells what outlives a component, such as a request, whether it is still shown. */
export function useIsShown(): RefObject<boolean> {
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}
