import type { Plugin } from 'vite';

export const EARLY = 'early';

/**
 * Runs the early script as a separate script of the page. If only the application imported it, the browser would run it
 * after the whole application has loaded.
 */
export function runEarly(): Plugin {
  let base = '/';
  return {
    name: 'early-script',
    configResolved: (config) => void (base = config.base),
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const early = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === EARLY);
        if (!early) return [];
        return [
          {
            tag: 'script',
            attrs: { type: 'module', crossorigin: true, src: base + early.fileName },
            injectTo: 'head-prepend',
          },
        ];
      },
    },
  };
}
