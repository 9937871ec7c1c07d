import type { Page } from '@playwright/test';

export interface Weights {
  files: number;
  scripts: number;
  styles: number;
  later: number;
  map: number;
  socket: number;
  askedTwice: string[];
}

export const weigh = (page: Page): Promise<Weights> =>
  page.evaluate(() => {
    const shownAt = performance.getEntriesByName('page-shown')[0]!.startTime;
    const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const nameOf = ({ name }: PerformanceResourceTiming) => new URL(name).pathname;
    const isBefore = ({ startTime }: PerformanceResourceTiming) => startTime < shownAt;
    const kilobytes = (files: PerformanceResourceTiming[]) =>
      Math.round(files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 100) / 10;
    // The scripts of the map and of the socket are the same for all pages.
    const part = (pattern: RegExp) => all.filter((file) => pattern.test(nameOf(file)));
    const [map, socket] = [part(/map-canvas|followed-map|maplibre/), part(/connect-pusher/)];
    const assets = all.filter((file) => !/^\/api\//.test(nameOf(file)) && ![...map, ...socket].includes(file));
    const scripts = assets.filter((file) => /\.m?js$/.test(nameOf(file)));
    const asked = all.filter((file) => isBefore(file) && /\/api\//.test(file.name)).map(({ name }) => name);
    return {
      files: assets.filter(isBefore).length,
      scripts: kilobytes(scripts.filter(isBefore)),
      styles: kilobytes(assets.filter((file) => isBefore(file) && /\.css$/.test(nameOf(file)))),
      later: kilobytes(scripts.filter((file) => !isBefore(file) && file.startTime < shownAt + 5_000)),
      map: kilobytes(map),
      socket: kilobytes(socket),
      askedTwice: asked.filter((name, place) => asked.indexOf(name) !== place),
    };
  });
