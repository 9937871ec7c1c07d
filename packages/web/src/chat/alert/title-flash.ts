/** How long the title and the icon stay the same while a message waits. */
export const FLASH_MS = 1500;
/** How long they go on after the tab was opened. */
export const STOP_AFTER_MS = 3000;

interface FlashPage {
  /** Shows the count in title and icon, or what they were before. */
  show: (isFlashing: boolean) => void;
}

/** Title and icon of a tab that change to and fro from the first message until a while after somebody has come back. */
export function createTitleFlash({ show }: FlashPage) {
  let ticking: ReturnType<typeof setInterval> | null = null;
  let stopping: ReturnType<typeof setTimeout> | null = null;
  let isFlashing = false;

  const turn = () => {
    isFlashing = !isFlashing;
    show(isFlashing);
  };
  const cancelStop = () => {
    if (stopping !== null) clearTimeout(stopping);
    stopping = null;
  };
  const stop = () => {
    cancelStop();
    if (ticking === null) return;
    clearInterval(ticking);
    ticking = null;
    isFlashing = false;
    show(false);
  };

  return {
    begin() {
      cancelStop();
      if (ticking !== null) return;
      ticking = setInterval(turn, FLASH_MS);
      turn();
    },
    /** The tab is looked at again. */
    seen() {
      if (ticking !== null && stopping === null) stopping = setTimeout(stop, STOP_AFTER_MS);
    },
    stop,
  };
}
