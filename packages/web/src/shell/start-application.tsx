import { startReadingAhead } from '@tenderlane/ui';
import { createRoot } from 'react-dom/client';
import type { Application, Navigation } from '../core/application';
import { reloadOnMissingChunk } from '../core/reload-once';
import { startLanguage } from '../core/texts/i18n';
import { ApplicationRoot, type ApplicationParts } from './application-root';

const LOOK_AGAIN_MS = 200;
/** After this time the page counts as shown although requests are still running. */
const SHOWN_AFTER_MS = 20_000;

function readAheadWhenShown({ queryClient }: Application, { isOpening }: Navigation): void {
  const isShown = () =>
    performance.now() > SHOWN_AFTER_MS ||
    (!isOpening() && queryClient.isFetching() === 0 && document.querySelector('h1') !== null);
  const look = () => {
    if (isShown()) requestAnimationFrame(() => setTimeout(startReadingAhead));
    else setTimeout(look, LOOK_AGAIN_MS);
  };
  setTimeout(look, LOOK_AGAIN_MS);
}

export async function startApplication(parts: ApplicationParts): Promise<void> {
  const { application, navigation } = parts;
  reloadOnMissingChunk(application.side, navigation.isOpening);
  application.session.followOtherTabs(() => location.assign(application.paths.home));
  const place = document.getElementById('root');
  if (!place) throw new Error('The page has no element #root');
  await startLanguage(application.formats.number);
  createRoot(place).render(<ApplicationRoot {...parts} />);
  readAheadWhenShown(application, navigation);
}
