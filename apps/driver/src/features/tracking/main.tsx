import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { firstLocale } from '../../lib/language';
import { TrackingPage } from './tracking-page';
import { loadTexts } from './texts';
import '../../driver.css';
import './tracking.css';

const code = decodeURIComponent(location.pathname.split('/').at(-1) ?? '');
const texts = await loadTexts(firstLocale());
createRoot(document.querySelector('#root') as HTMLElement).render(
  <StrictMode>
    <TrackingPage first={texts} code={code} />
  </StrictMode>,
);
requestAnimationFrame(() => performance.mark('page-shown'));
