import type { LoadView } from '@tenderlane/contract';
import { KeyValues, SectionCard, type KeyValue } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { money, number } from '../../../lib/formats';
import { useMeasures, useNames } from '../measures';
import { usePartLoad } from '../use-part-load';
import classes from './load-view.module.css';

export function CargoCard({ view, isWhole = false }: { view: LoadView; isWhole?: boolean }) {
  const { t } = useTranslation('loads');
  const measures = useMeasures();
  const bodyName = useNames('truck_bodies');
  const loadingName = useNames('load_types');
  const { cargo, truck, list_item: item } = view;
  const lengthUnit = cargo.length_id ?? 'm';
  const sizes = [cargo.length_m, cargo.width_m, cargo.height_m].map((size) =>
    size ? measures.length(size, lengthUnit) : '—',
  );
  const hasSize = cargo.length_m ?? cargo.width_m ?? cargo.height_m;
  const items: KeyValue[] = [
    { label: t('cargo.name'), value: cargo.name },
    { label: t('cargo.weight'), value: cargo.weight_kg && measures.weight(cargo.weight_kg, cargo.weight_id ?? 'kg') },
    { label: t('cargo.volume'), value: cargo.volume_m3 && measures.volume(cargo.volume_m3) },
    { label: t('cargo.packages'), value: cargo.packages && number(cargo.packages) },
    ...usePartLoad(cargo, view.tender_type),
    { label: t('cargo.size'), value: hasSize && sizes.join(' × ') },
    { label: t('cargo.declared'), value: cargo.declared_value && money(cargo.declared_value) },
    { label: t('cargo.estimated'), value: cargo.estimated_value && money(cargo.estimated_value) },
    { label: t('cargo.truck'), value: truck.body_types.map(bodyName).join(', ') },
    { label: t('cargo.loading'), value: truck.load_types.map(loadingName).join(', ') },
    { label: t('cargo.temperature'), value: truck.temperature && measures.temperature(truck.temperature) },
  ];
  const more: KeyValue[] = [
    { label: t('cargo.note'), value: view.note && <span className={classes.lines}>{view.note}</span> },
    { label: t('cargo.tags'), value: item.labels.join(', ') },
    { label: t('cargo.external_id'), value: item.external_id },
    { label: t('cargo.manager'), value: view.manager.name },
  ];
  const shown = isWhole ? [...items, ...more] : items.filter(({ value }) => Boolean(value));
  if (shown.length === 0) return null;
  return (
    <SectionCard title={t('cargo.title')}>
      <KeyValues items={shown} />
    </SectionCard>
  );
}
