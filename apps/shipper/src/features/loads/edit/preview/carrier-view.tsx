import type { CarrierLoad } from '@tenderlane/contract';
import { KeyValues, SectionCard, type KeyValue } from '@tenderlane/ui';
import { StopFacilityNote } from '../../../facilities';
import { useTranslation } from 'react-i18next';
import { duration, money, number, percentBp } from '../../../../lib/formats';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import { useMeasures, useNames } from '../../measures';
import { usePartLoad } from '../../use-part-load';
import { addressText } from '@tenderlane/web/map/address-search';
import classes from './preview.module.css';
import { zoneOf } from '../route/stops';

export function CarrierView({ load }: { load: CarrierLoad }) {
  const { t } = useTranslation('loadEdit');
  const measures = useMeasures();
  return (
    <div className={classes.view}>
      <SectionCard
        title={t('view.route')}
        note={load.distance_km !== null && measures.markedDistance(load.distance_km, load.distance_source)}
      >
        <Route stops={load.waypoints} />
      </SectionCard>
      <SectionCard title={t('view.cargo')}>
        <KeyValues items={useCargo(load)} />
      </SectionCard>
      <SectionCard title={t('view.terms')}>
        <KeyValues items={useTerms(load)} />
      </SectionCard>
      {load.note && (
        <SectionCard title={t('notes.note')}>
          <p className={classes.note}>{load.note}</p>
        </SectionCard>
      )}
    </div>
  );
}

function Route({ stops }: { stops: CarrierLoad['waypoints'] }) {
  const { t } = useTranslation('loadEdit');
  const dates = useDates();
  return (
    <ol className={classes.stops}>
      {stops.map((stop, index) => {
        const at = stop.window?.from ?? stop.window?.to;
        return (
          <li key={stop.id ?? index}>
            <span className={classes.kind}>{t(`kind.${stop.kind}`)}</span>
            <span>
              {stop.address ? addressText(stop.address) : '—'}
              {at && stop.window && (
                <span className={classes.dim}>
                  {dates.window(stop.window, zoneOf(stop))} {dates.zoneOffset(zoneOf(stop), at)}
                </span>
              )}
              {stop.note && stop.note !== stop.facility?.note && <span className={classes.dim}>{stop.note}</span>}
              {stop.facility && <StopFacilityNote facility={stop.facility} window={stop.window} />}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function useCargo({ cargo, truck, tender_type: tenderType }: CarrierLoad): KeyValue[] {
  const { t } = useTranslation('loadEdit');
  const measures = useMeasures();
  const [bodyName, loadName] = [useNames('truck_bodies'), useNames('load_types')];
  const sides = [cargo.length_m, cargo.width_m, cargo.height_m];
  const size = sides.map((side) => (side ? measures.length(side, cargo.length_id ?? 'm') : '—')).join(' × ');
  const partLoad = usePartLoad(cargo, tenderType).filter(({ value }) => Boolean(value));
  const items: (KeyValue | false)[] = [
    { label: t('cargo.name'), value: cargo.name },
    { label: t('cargo.weight'), value: cargo.weight_kg && measures.weight(cargo.weight_kg, cargo.weight_id ?? 'kg') },
    Boolean(cargo.packages) && { label: t('cargo.packages'), value: number(cargo.packages ?? 0) },
    Boolean(cargo.volume_m3) && { label: t('cargo.volume'), value: measures.volume(cargo.volume_m3 ?? 0) },
    sides.some(Boolean) && { label: t('view.size'), value: size },
    Boolean(cargo.declared_value) && {
      label: t('cargo.declared_value'),
      value: cargo.declared_value && money(cargo.declared_value),
    },
    { label: t('truck.body'), value: truck.body_types.map(bodyName).join(', ') },
    truck.load_types.length > 0 && { label: t('truck.loading'), value: truck.load_types.map(loadName).join(', ') },
    Boolean(truck.temperature) && {
      label: t('view.temperature'),
      value: truck.temperature && measures.temperature(truck.temperature),
    },
    { label: t('truck.tender_type'), value: t(`truck.${tenderType}`) },
    ...partLoad,
  ];
  return items.filter((item) => item !== false);
}

function useTerms({ terms, payment, shipper }: CarrierLoad): KeyValue[] {
  const { t } = useTranslation('loadEdit');
  const [paymentName, vatName] = [useNames('payment_types'), useNames('vat_modes')];
  const { kind, value } = terms.bid_step;
  const step = kind === 'percent' ? percentBp(value) : money({ amount: value, currency: payment.currency });
  const vat = payment.vat_mode === 'none' || terms.vat_rate_bp === 0 ? '' : `, ${percentBp(terms.vat_rate_bp)}`;
  return [
    { label: t('view.from_shipper'), value: shipper.name },
    { label: t('view.mode'), value: t(`mode.${terms.mode}`) },
    { label: t('terms.starting'), value: terms.starting_rate && money(terms.starting_rate) },
    { label: t('terms.book_now'), value: terms.book_now_price && money(terms.book_now_price) },
    { label: t('terms.basis'), value: t(`basis.${terms.basis}`) },
    { label: t('terms.step'), value: step },
    { label: t('terms.extra'), value: duration(terms.extra_minutes) },
    { label: t('terms.confirm'), value: duration(terms.confirm_minutes) },
    { label: t('payment.type'), value: payment.type && paymentName(payment.type) },
    { label: t('payment.days'), value: t('view.days', { count: payment.days_to_pay }) },
    { label: t('payment.vat_mode'), value: vatName(payment.vat_mode) + vat },
  ];
}
