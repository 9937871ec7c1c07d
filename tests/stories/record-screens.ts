import type { Page } from '@playwright/test';

export interface ScreensAndFields {
  screens: string[];
  fields: Set<string>;
}

export async function recordScreens(page: Page): Promise<ScreensAndFields> {
  const way: ScreensAndFields = { screens: [], fields: new Set() };
  await page.exposeBinding('noteScreen', (_source, heading: string) => {
    if (heading !== way.screens.at(-1)) way.screens.push(heading);
  });
  await page.exposeBinding('noteField', (_source, label: string) => void way.fields.add(label));
  await page.addInitScript(() => {
    const { noteScreen, noteField } = window as unknown as Record<string, (text: string) => Promise<void>>;
    const look = () => {
      const heading = document.querySelector('h1')?.textContent?.trim();
      if (heading) void noteScreen?.(heading);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
    document.addEventListener('input', ({ target }) => {
      const field = target as HTMLInputElement;
      const label = field.labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? field.name;
      void noteField?.(label.replace(/\s*\*$/, '').trim());
    });
  });
  return way;
}
