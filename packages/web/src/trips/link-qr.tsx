import { encode } from 'uqr';
import classes from './trips.module.css';

/** Dark on white in both themes, because readers of codes need the contrast. */
export function LinkQr({ url, label }: { url: string; label: string }) {
  const { data, size } = encode(url, { ecc: 'M', border: 4 });
  const modules = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg
      className={classes.qr}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={modules.join('')} />
    </svg>
  );
}
