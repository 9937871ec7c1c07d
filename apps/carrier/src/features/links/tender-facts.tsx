import type { TenderSummary } from '@tenderlane/contract';
import { serverOffsetMs } from '@tenderlane/web/core/client/server-clock';
import { KeyValues, TimeLeft } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { countdown, money } from '../../lib/formats';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import { useDistances } from '@tenderlane/web/core/texts/use-distances';
import { useReferenceNames } from '@tenderlane/web/core/queries/reference';
import { useStopTimes } from '../../lib/use-stop-times';
import { temperatureText } from '../auction';
import { StopsLane } from '@tenderlane/web/loads/stops-lane';
import { weightText } from '../loads';
import classes from './links.module.css';

export function TenderFacts({ tender, isOrder = false }: { tender: TenderSummary; isOrder?: boolean }) {
  const { t } = useTranslation(['carrierApp', 'common']);
  const bodyName = useReferenceNames('truck_bodies');
  const stopTimes = useStopTimes();
  const { pickup, delivery, stop_count: count } = tender;
  const cargo = [
    tender.cargo_name,
    tender.packages && t('cargo.packages', { count: tender.packages }),
    tender.weight_kg && weightText(tender.weight_kg),
  ];
  const { markedDistance, pricePerUnit } = useDistances();
  const truck = [tender.body_types.map(bodyName).join(', '), temperatureText(tender.temperature)];
  const days = (stop: TenderSummary['pickup']) =>
    (stop && stopTimes({ from: stop.from, to: stop.to, timeZone: stop.time_zone })) || t('stop.any_time');
  const priceNote = [t(`vat.${tender.vat_mode}`), tender.basis !== 'trip' && t(`basis.${tender.basis}`)];
  return (
    <section className={classes.facts} aria-label={tender.name}>
      {pickup && delivery && <StopsLane size="title" stops={[pickup, delivery]} />}
      <p className={classes.note}>
        {tender.name}
        {count > 2 && `, ${t('open.more_stops', { count: count - 2 })}`}
      </p>
      <KeyValues
        items={[
          { label: t('stop.pickup'), value: days(pickup) },
          { label: t('stop.delivery'), value: days(delivery) },
          {
            label: t('details.distance'),
            value: tender.distance_km !== null && markedDistance(tender.distance_km, tender.distance_source),
            note:
              tender.basis === 'trip'
                ? (pricePerUnit(tender.starting_rate, tender.distance_km) ?? undefined)
                : undefined,
          },
          { label: t('details.cargo_name'), value: cargo.filter(Boolean).join(', ') },
          { label: t('details.body'), value: truck.filter(Boolean).join(', ') },
          {
            label: t('price.starting'),
            value: tender.starting_rate && money(tender.starting_rate),
            note: priceNote.filter(Boolean).join(', '),
          },
          { label: t('open.book_now'), value: tender.book_now_price && money(tender.book_now_price) },
          { label: t('details.days'), value: t('common:days', { count: tender.days_to_pay }) },
        ].filter(({ value }) => value)}
      />
      {!isOrder && <Until tender={tender} />}
    </section>
  );
}

function Until({ tender }: { tender: TenderSummary }) {
  const { t } = useTranslation(['carrierApp', 'common']);
  const dates = useDates();
  if (!tender.is_open || !tender.effective_end_at) return <p className={classes.over}>{t('open.over')}</p>;
  const ends = Date.parse(tender.effective_end_at);
  return (
    <div className={classes.until}>
      <span>{t('open.until', { time: dates.shortDateTime(ends) })}</span>
      <TimeLeft
        startsAt={ends}
        plannedEndAt={ends}
        endsAt={ends}
        latestEndAt={ends}
        serverOffsetMs={serverOffsetMs()}
        format={countdown}
        texts={{
          label: t('common:time.left'),
          over: t('common:time.over'),
          endMoved: t('common:time.end_moved', { time: dates.timeWithSeconds(ends) }),
        }}
      />
    </div>
  );
}
