import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { RunningVehicle } from '@tenderlane/contract';
import { tenderTitle } from '@tenderlane/messages/formats/tender-title';
import { EmptyState, SkeletonRows } from '@tenderlane/ui';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import type { MapCanvas } from '@tenderlane/web/map/map-canvas';
import { useInstallation } from '@tenderlane/web/shell/installation.api';
import { QueryErrorNotice } from '@tenderlane/web/shell/query-error-notice';
import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useState,
  type ComponentProps,
  type ComponentType,
} from 'react';
import { useTranslation } from 'react-i18next';
import { duration } from '../../../../lib/formats';
import { tenderHref } from '../../../../lib/tender-href';
import type { LoadsQuery } from '../../loads.api';
import { vehiclesQuery } from './vehicles.api';
import classes from './vehicles.module.css';

type CanvasProps = ComponentProps<typeof MapCanvas>;

const Canvas = lazy(() =>
  import('@tenderlane/web/map/map-canvas').then(
    (part): { default: ComponentType<CanvasProps> } => ({ default: part.MapCanvas }),
    () => ({ default: NoCanvas }),
  ),
);

function NoCanvas({ onFail }: CanvasProps) {
  useEffect(onFail, [onFail]);
  return null;
}

export function VehiclesMap({ query }: { query: LoadsQuery }) {
  const { t } = useTranslation(['vehicles', 'common']);
  const { data, error, refetch } = useQuery(vehiclesQuery(query));
  if (error && !data) return <QueryErrorNotice error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows label={t('common:loading')} />;
  if (data.data.length === 0) return <EmptyState title={t('none')} text={t('none_text')} />;
  return (
    <div className={classes.view}>
      <Trucks vehicles={data.data} />
      <div className={classes.list}>
        {data.meta.is_capped && (
          <p className={classes.note} role="status">
            {t('capped', { count: data.data.length })}
          </p>
        )}
        <ul className={classes.rows} aria-label={t('label')}>
          {data.data.map((vehicle) => (
            <VehicleRow key={vehicle.load_id} vehicle={vehicle} />
          ))}
        </ul>
      </div>
    </div>
  );
}

function Trucks({ vehicles }: { vehicles: readonly RunningVehicle[] }) {
  const { t } = useTranslation('vehicles');
  const drawn = useDrawn(vehicles);
  const { data: installation, isPending } = useInstallation();
  const [hasFailed, setHasFailed] = useState(false);
  const fail = useCallback(() => setHasFailed(true), []);
  if (hasFailed) return <p className={classes.failed}>{t('failed')}</p>;
  return (
    <div className={classes.map}>
      <Suspense fallback={null}>
        {!isPending && (
          <Canvas
            route={drawn}
            title={t('map')}
            wholeName={t('whole')}
            styleUrl={installation?.map_style_url ?? null}
            onFail={fail}
          />
        )}
      </Suspense>
    </div>
  );
}

function VehicleRow({ vehicle }: { vehicle: RunningVehicle }) {
  const { from, to, carrier, truck_plate: plate } = vehicle;
  return (
    <li className={classes.row}>
      <Link to={tenderHref(vehicle.load_id)} className={classes.open}>
        <bdi>{`${from} – ${to}`}</bdi>
      </Link>
      <span className={classes.second}>
        <bdi>{[tenderTitle(vehicle), carrier, plate].filter(Boolean).join(' · ')}</bdi>
      </span>
      <Tracking tracking={vehicle.tracking} />
    </li>
  );
}

function Tracking({ tracking }: Pick<RunningVehicle, 'tracking'>) {
  const { t } = useTranslation('vehicles');
  const { shortDateTime } = useDates();
  if (!tracking) return <span className={classes.second}>{t('untracked')}</span>;
  const { location: place, updated_at: seen, eta, late_minutes: late, is_stale: isStale } = tracking;
  if (place === null || seen === null) return <span className={classes.second}>{t('off')}</span>;
  const time = shortDateTime(seen);
  return (
    <>
      <span className={isStale ? classes.warning : classes.line}>
        {isStale ? t('silent', { place, time }) : t('seen', { place, time })}
      </span>
      {eta && (
        <span className={late ? classes.warning : classes.line}>
          {late
            ? t('late', { time: shortDateTime(eta), late: duration(late) })
            : t('eta', { time: shortDateTime(eta) })}
        </span>
      )}
    </>
  );
}

function useDrawn(vehicles: readonly RunningVehicle[]) {
  const navigate = useNavigate();
  return useMemo(() => {
    const seen = vehicles.flatMap((vehicle) => (vehicle.position ? [{ ...vehicle, at: vehicle.position }] : []));
    const points = seen.map(({ at, truck_plate: plate, number, load_id: id }) => ({
      at: [at.lon, at.lat] as [number, number],
      kind: 'truck' as const,
      name: plate ?? number,
      onPress: () => void navigate({ to: tenderHref(id) }),
    }));
    // Trucks move all the time, so the map moves only when others are shown.
    return { points, line: [], isEstimate: true, key: seen.map(({ load_id: id }) => id).join() };
  }, [vehicles, navigate]);
}
