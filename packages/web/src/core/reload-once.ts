import type { Side } from '@tenderlane/domain';
import { storedValue } from './local-store';

/**
 * A part of a page that is gone means that a newer build is served: the target loads anew, once for each missing part, so
 * that a part that is really missing does not reload for ever.
 */
export function reloadOnMissingPart(side: Side): void {
  const reloadedFor = storedValue(`tenderlane.${side}.reloaded-for`, () => sessionStorage);
  window.addEventListener('vite:preloadError', (event) => {
    if (reloadedFor.read() === event.payload.message) return;
    reloadedFor.write(event.payload.message);
    event.preventDefault();
    location.reload();
  });
}
