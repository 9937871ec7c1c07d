export const FLASH_MS = 1500;
/** Flashing continues this long after the user returns to the tab. */
export const STOP_AFTER_MS = 3000;

interface FlashPage {
  show: (isFlashing: boolean) => void;
}

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
    seen() {
      if (ticking !== null && stopping === null) stopping = setTimeout(stop, STOP_AFTER_MS);
    },
    stop,
  };
}
