import type { Target } from './percentiles';

export const LIMITS = {
  hotBids: { min: 2400 },
  hotBidP99: { max: 27 },
  listDuringBids: { max: 12 },
  spreadBids: { min: 800 },
  /** Share of the bids that a bare server stores in the same run. */
  spreadBidsOfFloor: { min: 0.6 },
  spreadBidP99: { max: 60 },
  closingP99: { max: 80 },
  closingTogether: { max: 300 },
  notClosedOnce: { max: 0 },
  closedEarly: { max: 0 },
  neighbourBidP99: { max: 100 },
  closingsMoved: { max: 150 },
  networkListP99: { max: 50 },
  eligibilityP99: { max: 150 },
  socketKib: { max: 40 },
  fanOutP99: { max: 250 },
  framesOfFloor: { min: 0.5 },
  bidSeenP99: { max: 150 },
  chatSeenP99: { max: 150 },
  chatUnseen: { max: 0 },
  dispatchP99: { max: 60 },
  residentMb: { max: 250 },
  placeListP99: { max: 50 },
  listOfFloor: { min: 0.45 },
  largeListP99: { max: 20 },
  dashboardP99: { max: 60 },
  dashboardAtOnceP99: { max: 150 },
  dashboardOfFloor: { min: 0.45 },
  farPage: { max: 2 },
  csvSeconds: { max: 5 },
  csvMemoryMb: { max: 100 },
  spreadsheetSeconds: { max: 25 },
  spreadsheetMemoryMb: { max: 100 },
  importSeconds: { max: 60 },
  importMemoryMb: { max: 200 },
  listDuringImport: { max: 2 },
  readingOfFloor: { min: 0.35 },
  startMs: { max: 3000 },
  awardLockMs: { max: 150 },
  messageDuringAward: { max: 500 },
  duringExports: { max: 3 },
  gridP99: { max: 60 },
  gridAtOnceP99: { max: 60 },
  accountP99: { max: 10 },
  helpSearchP99: { max: 15 },
  accountAtOnceP99: { max: 60 },
  countsP99: { max: 60 },
  searchP99: { max: 50 },
  sortedListP99: { max: 40 },
  crowdClosedMs: { max: 2_000 },
  crowdDispatchedMs: { max: 8_000 },
  notToldOnce: { max: 0 },
  positionsLost: { max: 0 },
  /** Shares of a bare server that inserts positions in the same run. */
  positionsOfFloor: { min: 0.4 },
  positionP99OfFloor: { max: 3 },
  listDuringPositions: { max: 2 },
  trackOfFloor: { max: 3 },
  pageHeldUpMs: { max: 100 },
  /** From the press until the opened part is painted, with a slow processor. */
  openingMs: { max: 150 },
  /** Largest contentful paint with slow 4G, an empty cache and a slow processor. */
  signInPaintMs: { max: 3_200 },
  pagePaintMs: { max: 4_000 },
  carrierPaintMs: { max: 3_500 },
} as const satisfies Record<string, Target>;

interface PageLimit {
  /** Before the page is shown: scripts, styles, pictures and fonts. */
  files: number;
  /**
   * Compressed scripts before the page is shown, with a kilobyte of tolerance: names made from contents compress
   * differently in each build.
   */
  kilobytes: number;
}

export const PAGE_GOALS = {
  files: 25,
  scriptsKb: { signIn: 150, tenders: 220, editor: 260, carrierTender: 190 },
  laterKb: 100,
} as const;

/**
 * Limits of the files loaded before a page is shown, so that it does not grow until its goal is reached; map and socket
 * are loaded once for all pages.
 */
export const PAGE_LIMITS = {
  signIn: { files: 20, kilobytes: 172 },
  // At most what the list of tenders may weigh.
  dashboard: { files: 34, kilobytes: 246 },
  tenders: { files: 34, kilobytes: 246 },
  tender: { files: 38, kilobytes: 249 },
  editor: { files: 36, kilobytes: 323 },
  carriers: { files: 37, kilobytes: 256 },
  carrierTenders: { files: 29, kilobytes: 226 },
  carrierTender: { files: 33, kilobytes: 227 },
} as const satisfies Record<string, PageLimit>;
/** Compressed styles before a page is shown. */
export const STYLE_KILOBYTES = 30;
export const LATER_KILOBYTES = 187;
/** Scripts and texts of the driver’s page, which has no other parts. */
export const DRIVER_KILOBYTES = 80;
export const TRACKING_PAGE_KILOBYTES = 80;
export const MAP_KILOBYTES = 400;
export const SOCKET_KILOBYTES = 19;
