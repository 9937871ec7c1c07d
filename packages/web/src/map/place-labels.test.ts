import { describe, expect, it } from 'vitest';
import { placeLabels, type Label } from './place-labels';

const frame = { width: 200, height: 100 };
const label = (x: number, y: number, more: Partial<Label> = {}): Label => ({
  ...{
    x,
    y,
    width: 40,
    height: 12,
    gap: 6,
    sides: ['right', 'left', 'above', 'below'],
    isRequired: false,
    markRadius: 0,
  },
  ...more,
});

describe('the names on a map', () => {
  it('names stand to the right of their points when there is space', () => {
    expect(placeLabels([label(20, 50), label(20, 80)], frame, [])).toEqual(['right', 'right']);
  });

  it('names at the edge of the frame stand on the left', () => {
    expect(placeLabels([label(180, 50), label(100, 2), label(20, 98)], frame, [])).toEqual(['left', 'below', 'above']);
  });

  it('names are omitted when earlier names or controls need their space', () => {
    const route = { left: 24, top: 45, right: 28, bottom: 55 };
    expect(placeLabels([label(20, 50)], frame, [route])).toEqual(['above']);
    expect(placeLabels([label(60, 50), label(62, 51)], frame, [])).toEqual(['right', 'left']);
    const crowd = placeLabels(
      [60, 61, 62, 63, 64, 65].map((x) => label(x, 50)),
      frame,
      [],
    );
    expect(crowd.filter(Boolean)).toHaveLength(4);
    expect(crowd.slice(4)).toEqual([null, null]);
  });

  it('points do not overlap earlier names', () => {
    const city = label(20, 50, { isRequired: true });
    expect(placeLabels([city, label(64, 50, { markRadius: 3 })], frame, [])).toEqual(['right', null]);
    expect(placeLabels([city, label(80, 50, { markRadius: 3 })], frame, [])).toEqual(['right', 'right']);
  });

  it('the names of both ends of a route are always shown', () => {
    const everything = { left: 0, top: 0, right: 200, bottom: 100 };
    expect(placeLabels([label(20, 50, { isRequired: true }), label(20, 80)], frame, [everything])).toEqual([
      'right',
      null,
    ]);
  });

  it('names of points outside of the frame are not shown', () => {
    const far = [label(-30, 50, { isRequired: true }), label(20, 300)];
    expect(placeLabels(far, frame, [])).toEqual([null, null]);
  });
});
