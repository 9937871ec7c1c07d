const LOW = 36;
const MIDDLE = 72;
const HIGH = 110;

/** How high the field is for a text of some height: it grows in steps and stays at the last one, where the text scrolls. */
export function inputHeight(textHeight: number): number {
  if (textHeight <= LOW) return LOW;
  return textHeight <= MIDDLE ? MIDDLE : HIGH;
}
