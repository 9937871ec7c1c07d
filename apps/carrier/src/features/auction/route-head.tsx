import { IconRoute, IconSnowflake, IconTruck } from '@tabler/icons-react';
import type { CarrierLoad } from '@tenderlane/contract';
import { useTranslation } from 'react-i18next';
import { useDistances } from '@tenderlane/web/core/texts/use-distances';
import { useReferenceNames } from '@tenderlane/web/core/queries/reference';
import { useStopTimes } from '../../lib/use-stop-times';
import { StopsLane } from '@tenderlane/web/loads/stops-lane';
import { weightText } from '../loads';
import { temperatureText } from './temperature-text';
import classes from './tender.module.css';

type Stop = CarrierLoad['waypoints'][number];

export function RouteHead({ load }: { load: CarrierLoad }) {
  const { t } = useTranslation('carrierApp');
  const { markedDistance } = useDistances();
  const bodyName = useReferenceNames('truck_bodies');
  const { cargo, truck, distance_km: km, waypoints } = load;
  const temperature = temperatureText(truck.temperature);
  const bodies = truck.body_types.map(bodyName).join(', ');
  const BodyIcon = temperature ? IconSnowflake : IconTruck;
  const cargoLine = [
    cargo.name,
    cargo.packages && t('cargo.packages', { count: cargo.packages }),
    cargo.weight_kg && weightText(cargo.weight_kg),
  ];
  return (
    <section className={classes.route} aria-label={t('details.route')}>
      <StopsLane size="title" stops={waypoints.map(laneStop)} />
      <p className={classes.cargoLine}>{cargoLine.filter(Boolean).join(' · ')}</p>
      <p className={classes.facts}>
        {(bodies || temperature) && (
          <span>
            <BodyIcon size={14} aria-hidden /> {[bodies, temperature].filter(Boolean).join(' ')}
          </span>
        )}
        {km !== null && (
          <span>
            <IconRoute size={14} aria-hidden /> {markedDistance(km, load.distance_source)}
          </span>
        )}
      </p>
      <ol className={classes.legs}>
        {waypoints.map((stop, index) => (
          <Leg key={stop.id} stop={stop} isEnd={index === 0 || index === waypoints.length - 1} />
        ))}
      </ol>
    </section>
  );
}

const laneStop = ({ address }: Stop) => ({
  city: address?.city ?? null,
  country_id: address?.country_id ?? null,
});

function Leg({ stop, isEnd }: { stop: Stop; isEnd: boolean }) {
  const { t } = useTranslation('carrierApp');
  const stopTimes = useStopTimes();
  const { address, window } = stop;
  const times = address && window ? stopTimes({ ...window, timeZone: address.time_zone }) : '';
  const place = [isEnd ? null : address?.city, address?.street].filter(Boolean).join(', ');
  return (
    <li className={classes.leg}>
      <span className={classes.legMark} data-kind={stop.kind} role="img" aria-label={t(`stop.${stop.kind}`)} />
      <span>{times || t('stop.any_time')}</span>
      <span className={classes.legPlace}>{place}</span>
    </li>
  );
}
