import classes from './lanes-map.module.css';
import { SEAS } from './lanes-seas';

const CITIES = {
  berlin: { x: 145, y: 312, side: 'end' },
  gdansk: { x: 300, y: 221, side: 'end' },
  warsaw: { x: 369, y: 326, side: 'end' },
  lviv: { x: 458, y: 438, side: 'above' },
  kyiv: { x: 650, y: 410, side: 'above' },
  kharkiv: { x: 818, y: 431, side: 'above' },
  munich: { x: 91, y: 514, side: 'below' },
  odesa: { x: 655, y: 586, side: 'end' },
  constanta: { x: 594, y: 683, side: 'end' },
} as const;
type City = keyof typeof CITIES;

const LANES = [
  'M300 221C330 262 342 292 369 326',
  'M145 312C210 346 262 392 308 418C356 438 410 428 458 438',
  'M369 326C392 356 410 372 458 384C520 398 560 420 594 419C616 418 630 403 650 410',
  'M91 514C140 516 186 522 232 511C258 504 226 482 240 467C262 444 300 431 338 428C380 425 424 433 458 438',
  'M458 438C490 424 506 402 540 400C580 398 612 424 650 410',
  'M650 410C668 416 674 442 695 456C724 476 764 482 783 500C792 470 768 462 772 449C778 438 800 436 818 431',
  'M650 410C648 430 634 462 641 487C646 506 668 540 655 586',
  'M594 683C570 682 526 690 519 672C512 652 544 612 543 582C542 552 506 520 458 438',
];
const MAIN_LANE =
  'M655 586C652 560 654 508 641 487C630 468 606 470 589 465C560 457 486 450 458 438C432 400 410 350 369 326';

const LABEL_OFFSETS = {
  end: { dx: 12, dy: 4, anchor: 'start' },
  above: { dx: 0, dy: -13, anchor: 'middle' },
  below: { dx: 0, dy: 21, anchor: 'middle' },
} as const;

/** All towns with their names lie in this box; the visible area around it depends on the space. */
const TOWNS_BOX = '30 170 850 560';
const MERIDIANS = Array.from({ length: 41 }, (_, index) => index * 120 - 1960);

interface LanesMapProps {
  label: string;
  names: Record<City, string>;
}

function CityName({ city, name }: { city: City; name: string }) {
  const { x, y, side } = CITIES[city];
  const { dx, dy, anchor } = LABEL_OFFSETS[side];
  const isEnd = city === 'odesa' || city === 'warsaw';
  return (
    <text className={classes.name} data-main={isEnd || undefined} x={x + dx} y={y + dy} textAnchor={anchor}>
      {name}
    </text>
  );
}

export function LanesMap({ label, names }: LanesMapProps) {
  const cities = Object.keys(CITIES) as City[];
  return (
    <svg className={classes.map} viewBox={TOWNS_BOX} preserveAspectRatio="xMidYMid meet" role="img" aria-label={label}>
      <path className={classes.sea} d={SEAS} />
      {MERIDIANS.map((x) => (
        <path key={x} className={classes.grid} d={`M${x} -2000Q${x * 0.94 + 27} 450 ${x} 2900`} />
      ))}
      {MERIDIANS.map((y) => (
        <path key={y} className={classes.grid} d={`M-2000 ${y}Q450 ${y + 280} 2900 ${y}`} />
      ))}
      {LANES.map((lane) => (
        <path key={lane} className={classes.lane} d={lane} />
      ))}
      <path className={classes.lane} data-main d={MAIN_LANE} />
      {cities.map((city) => (
        <circle key={city} className={classes.city} cx={CITIES[city].x} cy={CITIES[city].y} r={3.4} />
      ))}
      <circle cx={655} cy={586} r={6} fill="var(--body)" stroke="var(--text)" strokeWidth={2.2} />
      <rect x={363} y={320} width={12} height={12} rx={1.5} fill="var(--text)" stroke="var(--body)" strokeWidth={1.5} />
      {cities.map((city) => (
        <CityName key={city} city={city} name={names[city]} />
      ))}
    </svg>
  );
}
