import type { Position } from './road-route';

const LEAST_CODE = 63;
const BITS = 5;
const MORE = 0b10_0000;

/** Decodes Google's polyline format: differences of latitude and longitude, five bits per character. */
export function decodePolyline(text: string, decimals: number): Position[] {
  const numbers = [...readNumbers(text)];
  const line: Position[] = [];
  let [lat, lon] = [0, 0];
  for (let index = 0; index + 1 < numbers.length; index += 2) {
    lat += numbers[index] ?? 0;
    lon += numbers[index + 1] ?? 0;
    line.push([lon / 10 ** decimals, lat / 10 ** decimals]);
  }
  return line;
}

function* readNumbers(text: string): Generator<number> {
  let value = 0;
  let shift = 0;
  for (const character of text) {
    const bits = character.charCodeAt(0) - LEAST_CODE;
    value |= (bits & (MORE - 1)) << shift;
    shift += BITS;
    if (bits >= MORE) continue;
    // The lowest bit is the sign.
    yield value & 1 ? ~(value >> 1) : value >> 1;
    value = 0;
    shift = 0;
  }
}
