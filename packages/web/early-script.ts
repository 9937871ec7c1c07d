import type { Plugin } from 'vite';

/** The chunk that begins a page before its application is there. */
export const EARLY = 'early';

/**
 * The application imports the early script, so the browser would run it only when all of the application is there. A script
 * of its own in the page runs as soon as it has come.
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
