import type { Side } from '@tenderlane/domain/core';
import { storedValue } from './local-store';

/**
 * Reloads the address once per missing chunk, because a missing chunk usually means a newer build. Prefetching on hover
 * must not reload the page, so only navigation does.
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
