import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { firstLocale } from './lib/language';
import { refresh, speak } from './lib/send';
import { countPoints } from './lib/points';
import { followSharing } from './lib/share';
import { listen, restore } from './lib/state';
import { loadTexts } from './lib/texts';
import './driver.css';

const RETRY_MS = 30_000;

const filesOfPage = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => new URL(name).pathname.startsWith('/driver/assets/'));

async function keepPage(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register('/driver/driver-worker.js').catch(() => undefined);
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ keep: filesOfPage() });
}

const locale = firstLocale();
speak(locale);
const [texts] = await Promise.all([loadTexts(locale), restore()]);
createRoot(document.querySelector('#root') as HTMLElement).render(
  <StrictMode>
    <App first={texts} />
  </StrictMode>,
);
requestAnimationFrame(() => performance.mark('page-shown'));
addEventListener('online', () => void refresh());
document.addEventListener('visibilitychange', () => {
  followSharing();
  if (document.visibilityState === 'visible') void refresh();
});
void countPoints();
listen(followSharing);
followSharing();
setInterval(() => void refresh(), RETRY_MS);
void refresh();
addEventListener('load', () => void keepPage());
if (document.readyState === 'complete') void keepPage();
