const LOW = 36;
const MIDDLE = 72;
const HIGH = 110;

/** The height grows in three steps; beyond the last one the text scrolls. */
export function inputHeight(textHeight: number): number {
  if (textHeight <= LOW) return LOW;
  return textHeight <= MIDDLE ? MIDDLE : HIGH;
}
