import type { BrowserContext, Page } from '@playwright/test';

const ROW_PX = 50;

export async function openBareRows(window: BrowserContext, rows: number): Promise<Page> {
  const page = await window.newPage();
  await page.setContent(
    `<style>body { margin: 0 } #box { height: 100vh; overflow: auto } #box div { position: relative } p { position: absolute; margin: 0 }</style>
     <div id="box" tabindex="0"><div></div></div>`,
  );
  await page.evaluate(
    ({ rows: count, height }) => {
      const box = document.querySelector('#box')!;
      const list = box.firstElementChild as HTMLElement;
      list.style.height = `${count * height}px`;
      const draw = () => {
        const first = Math.floor(box.scrollTop / height);
        const lines = Array.from({ length: 26 }, (_, step) => first + step).map((index) => {
          const line = document.createElement('p');
          line.style.top = `${index * height}px`;
          line.textContent = `TL-${index} Gdańsk to Kyiv, Paper rolls, 22 t`;
          return line;
        });
        list.replaceChildren(...lines);
      };
      box.addEventListener('scroll', draw, { passive: true });
      draw();
    },
    { rows, height: ROW_PX },
  );
  return page;
}

export async function openBareForm(window: BrowserContext): Promise<Page> {
  const page = await window.newPage();
  await page.setContent(`<label>Name <input></label> <label>Weight <input inputmode="decimal"></label>`);
  return page;
}
