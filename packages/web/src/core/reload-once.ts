import type { Side } from '@tenderlane/domain';
import { storedValue } from './local-store';

/**
 * A chunk that cannot be loaded means that a newer build is served: the page is reloaded, once for each missing chunk, so
 * that one that is really missing does not reload for ever.
 */
export function reloadOnMissingChunk(side: Side): void {
  const reloadedFor = storedValue(`tenderlane.${side}.reloaded-for`, () => sessionStorage);
  window.addEventListener('vite:preloadError', (event) => {
    if (reloadedFor.read() === event.payload.message) return;
    reloadedFor.write(event.payload.message);
    event.preventDefault();
    location.reload();
  });
}
