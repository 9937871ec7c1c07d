export type LabelSide = 'right' | 'left' | 'above' | 'below';

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Label {
  x: number;
  y: number;
  width: number;
  height: number;
  gap: number;
  sides: readonly LabelSide[];
  /** Half the width of a mark that is shown only with its name; 0 if the mark is always shown. */
  markRadius: number;
  /** If no side is free, it is placed on its first side; used for the ends of the route. */
  isRequired: boolean;
}

interface Frame {
  width: number;
  height: number;
}

/**
 * Returns the side of each label, or null to hide it. Labels avoid the boxes in `taken`, the frame's edge and earlier
 * labels.
 */
export function placeLabels(labels: readonly Label[], frame: Frame, taken: readonly Box[]): (LabelSide | null)[] {
  const boxes = [...taken];
  return labels.map((label) => {
    const isFree = (box: Box) => isInside(box, frame) && !boxes.some((other) => doOverlap(box, other));
    const mark = squareAround(label, label.markRadius);
    const side = label.sides.find((one) => isFree(boxOf(label, one)) && (label.markRadius === 0 || isFree(mark)));
    const shown =
      side ?? (label.isRequired ? label.sides.find((one) => isInside(boxOf(label, one), frame)) : undefined);
    if (shown) boxes.push(boxOf(label, shown), mark);
    return shown ?? null;
  });
}

export const squareAround = ({ x, y }: { x: number; y: number }, radius: number): Box => ({
  left: x - radius,
  top: y - radius,
  right: x + radius,
  bottom: y + radius,
});

export function boxOf({ x, y, width, height, gap }: Label, side: LabelSide): Box {
  const left = { right: x + gap, left: x - gap - width, above: x - width / 2, below: x - width / 2 }[side];
  const top = { right: y - height / 2, left: y - height / 2, above: y - gap - height, below: y + gap }[side];
  return { left, top, right: left + width, bottom: top + height };
}

const isInside = (box: Box, { width, height }: Frame) =>
  box.left >= 0 && box.top >= 0 && box.right <= width && box.bottom <= height;

const doOverlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
