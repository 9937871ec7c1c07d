import type { CarrierLoad } from '@tenderlane/contract';
import { WINDOW_DAYS } from '@tenderlane/domain/scorecard';
import { KeyValues, SectionCard } from '@tenderlane/ui';
import type { TFunction } from 'i18next';
import { StopFacilityNote } from './stop-facility-note';
import { useTranslation } from 'react-i18next';
import { duration, money, number, percentBp } from '../../lib/formats';
import { useReferenceNames } from '@tenderlane/web/core/queries/reference';
import { weightText } from '../loads';
import { temperatureText } from './temperature-text';
import classes from './tender.module.css';
import detailsClasses from './details.module.css';

export function LoadDetails({ load }: { load: CarrierLoad }) {
  return (
    <div className={detailsClasses.details}>
      <Terms load={load} />
      <CargoAndTruck load={load} />
      <Stops load={load} />
      <Note load={load} />
    </div>
  );
}

function Terms({ load }: { load: CarrierLoad }) {
  const { t } = useTranslation(['carrierApp', 'common']);
  const paymentName = useReferenceNames('payment_types');
  const vatName = useReferenceNames('vat_modes');
  const { terms, payment } = load;
  const { bid_step: step } = terms;
  const inCurrency = (amount: number) => money({ amount, currency: payment.currency });
  const vat = [vatName(payment.vat_mode), terms.vat_rate_bp > 0 && percentBp(terms.vat_rate_bp)];
  return (
    <SectionCard title={t('details.terms')}>
      <KeyValues
        items={[
          { label: t('details.mode'), value: t(`mode.${terms.mode}`), note: t(`mode.${terms.mode}_text`) },
          { label: t('price.starting'), value: terms.starting_rate && money(terms.starting_rate) },
          ...(terms.mode === 'sealed'
            ? []
            : [
                {
                  label: t('details.step'),
                  value: step.kind === 'percent' ? percentBp(step.value) : inCurrency(step.value),
                },
                {
                  label: t('details.extra'),
                  value: t('details.extra_text', {
                    time: duration(terms.extra_minutes),
                    most: duration(terms.max_extra_minutes),
                  }),
                },
              ]),
          ...(terms.basis === 'trip'
            ? []
            : [
                {
                  label: t('details.basis'),
                  value: t(`basis.${terms.basis}`),
                  note: t('details.quantity', { quantity: number(terms.quantity_milli / 1000) }),
                },
              ]),
          { label: t('details.payment'), value: payment.type && paymentName(payment.type) },
          { label: t('details.days'), value: t('common:days', { count: payment.days_to_pay }) },
          { label: t('details.vat'), value: vat.filter(Boolean).join(', ') },
          { label: t('details.confirm'), value: duration(terms.confirm_minutes) },
          ...(load.shipper_release_rate_bp === null
            ? []
            : [
                {
                  label: t('details.release_rate'),
                  value: percentBp(load.shipper_release_rate_bp),
                  note: t('details.release_rate_text', { days: WINDOW_DAYS }),
                },
              ]),
          ...(load.shipper_dwell_minutes === null
            ? []
            : [
                {
                  label: t('details.dwell'),
                  value: duration(load.shipper_dwell_minutes),
                  note: t('details.dwell_text', { days: WINDOW_DAYS }),
                },
              ]),
        ]}
      />
    </SectionCard>
  );
}

function CargoAndTruck({ load }: { load: CarrierLoad }) {
  const { t } = useTranslation(['carrierApp', 'common']);
  const bodyName = useReferenceNames('truck_bodies');
  const loadingName = useReferenceNames('load_types');
  const { cargo, truck } = load;
  const sizes = [cargo.length_m, cargo.width_m, cargo.height_m].map((size) => (size ? number(size) : '—'));
  const hasSizes = sizes.some((size) => size !== '—');
  const items = [
    { label: t('details.cargo_name'), value: cargo.name },
    { label: t('details.weight'), value: cargo.weight_kg && weightText(cargo.weight_kg) },
    {
      label: t('details.volume'),
      value: cargo.volume_m3 && t('common:unit.cubic_metres', { value: number(cargo.volume_m3) }),
    },
    { label: t('details.packages'), value: cargo.packages && number(cargo.packages) },
    { label: t('details.sizes'), value: hasSizes && t('common:unit.metres', { value: sizes.join(' × ') }) },
    { label: t('details.value'), value: cargo.declared_value && money(cargo.declared_value) },
    { label: t('details.tender_type'), value: t(`type.${load.tender_type}`) },
    ...partLoadOf(load, t),
    { label: t('details.body'), value: truck.body_types.map(bodyName).join(', ') },
    { label: t('details.loading'), value: truck.load_types.map(loadingName).join(', ') },
    { label: t('details.temperature'), value: temperatureText(truck.temperature) },
  ];
  return (
    <SectionCard title={t('details.cargo')}>
      <KeyValues items={items.filter(({ value }) => value)} />
    </SectionCard>
  );
}

function partLoadOf({ cargo, tender_type: type }: CarrierLoad, t: TFunction<['carrierApp', 'common']>) {
  if (type !== 'ltl') return [];
  const { loading_metres: metres, pallets, stackable } = cargo;
  return [
    { label: t('details.loading_metres'), value: metres && t('common:unit.metres', { value: number(metres) }) },
    { label: t('details.pallets'), value: pallets && number(pallets) },
    {
      label: t('details.stackable'),
      value: typeof stackable === 'boolean' && t(stackable ? 'common:yes' : 'common:no'),
    },
  ];
}

function Stops({ load }: { load: CarrierLoad }) {
  const { t } = useTranslation('carrierApp');
  return (
    <SectionCard title={t('details.stops')}>
      <ol className={detailsClasses.stops}>
        {load.waypoints.map(({ id, kind, name, address, contact, note, facility, window }) => (
          <li key={id}>
            <p className={detailsClasses.stopKind}>{t(`stop.${kind}`)}</p>
            <p>{[name, address?.street, address?.postal_code, address?.city].filter(Boolean).join(', ')}</p>
            {contact && (contact.name || contact.phone) && (
              <p className={detailsClasses.contact}>
                <bdi>{contact.name}</bdi>
                {contact.phone && (
                  <a className={classes.phone} href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`}>
                    {contact.phone}
                  </a>
                )}
              </p>
            )}
            {note && note !== facility?.note && <p className={detailsClasses.text}>{note}</p>}
            {facility && <StopFacilityNote facility={facility} window={window} />}
          </li>
        ))}
      </ol>
    </SectionCard>
  );
}

function Note({ load }: { load: CarrierLoad }) {
  const { t } = useTranslation('carrierApp');
  if (!load.note) return null;
  return (
    <SectionCard title={t('details.note')}>
      <p className={detailsClasses.text}>{load.note}</p>
    </SectionCard>
  );
}
