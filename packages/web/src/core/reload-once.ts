import type { Side } from '@tenderlane/domain';
import { storedValue } from './local-store';

/**
 * A chunk that cannot be loaded means that a newer build is served: the address being opened is loaded anew, once for each
 * missing chunk, so that one that is really missing does not reload for ever. What is only fetched ahead, because a pointer
 * rests on a link, must not take the page away from under somebody's hands.
 */
export function reloadOnMissingChunk(side: Side, isOpening: () => boolean): void {
  const reloadedFor = storedValue(`tenderlane.${side}.reloaded-for`, () => sessionStorage);
  window.addEventListener('vite:preloadError', (event) => {
    if (!isOpening() || reloadedFor.read() === event.payload.message) return;
    reloadedFor.write(event.payload.message);
    event.preventDefault();
    location.reload();
  });
}
