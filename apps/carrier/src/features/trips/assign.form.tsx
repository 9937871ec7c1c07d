import { Button, Select } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { CarrierVehicle } from '@tenderlane/contract';
import { SectionCard } from '@tenderlane/ui';
import { fieldText, formText } from '@tenderlane/web/core/texts/error-text';
import { toast, whenDone } from '@tenderlane/web/toasts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths';
import { Clashes, ReasonField } from './replacement';
import { useAssignVehicle, useChoices, type NamedVehicle } from './vehicle.api';
import { WaitingNote } from './waiting-note';
import classes from './trips.module.css';

const FIELDS = [
  ['driver_id', 'driver'],
  ['truck_id', 'truck'],
  ['trailer_id', 'trailer'],
] as const;
type Field = (typeof FIELDS)[number][0];

const savedOf = ({ driver, truck, trailer }: CarrierVehicle): Record<Field, number | null> => ({
  driver_id: driver?.id ?? null,
  truck_id: truck?.id ?? null,
  trailer_id: trailer?.id ?? null,
});

export function AssignForm({ loadId, named }: { loadId: number; named: CarrierVehicle }) {
  const { t } = useTranslation(['fleet', 'common']);
  const { data: choices } = useChoices();
  const assign = useAssignVehicle(loadId);
  const saved = savedOf(named);
  const [{ reason = '', ...chosen }, setChosen] = useState<NamedVehicle>(assign.kept ?? saved);
  const changed = FIELDS.filter(([field]) => chosen[field] !== saved[field]);
  const asksReason = named.needs_reason && changed.some(([field]) => saved[field] !== null);
  const isBlocked = changed.length === 0 || (asksReason && reason.trim() === '');
  const save = () =>
    whenDone(assign.save({ ...chosen, ...(asksReason && { reason: reason.trim() }) }), () =>
      toast(t('assign.saved'), { tone: 'good' }),
    );
  const known = { driver_id: named.driver?.name, truck_id: named.truck?.plate, trailer_id: named.trailer?.plate };
  const optionsOf = (field: Field) => {
    const options = choices?.[field] ?? [];
    const id = String(saved[field]);
    const isThere = saved[field] === null || options.some(({ value }) => value === id);
    return isThere ? options : [{ value: id, label: known[field] ?? id }, ...options];
  };
  const problem = formText(assign.error, ['reason']);
  return (
    <SectionCard title={t('assign.title')}>
      <div className={classes.card}>
        <p className={classes.note}>{t('assign.why')}</p>
        {FIELDS.map(([field, kind]) => (
          <Select
            key={field}
            label={t(`assign.${kind}`)}
            placeholder={t('assign.none')}
            data={optionsOf(field)}
            searchable
            clearable
            clearButtonProps={{ 'aria-label': t('common:clear') }}
            nothingFoundMessage={t('common:nothing_found')}
            value={chosen[field] === null ? null : String(chosen[field])}
            onChange={(id) => setChosen({ ...chosen, reason, [field]: id === null ? null : Number(id) })}
          />
        ))}
        {asksReason && (
          <ReasonField
            value={reason}
            error={fieldText(assign.error, 'reason')}
            onChange={(next) => setChosen({ ...chosen, reason: next })}
          />
        )}
        <Clashes clashes={named.clashes} />
        <WaitingNote isWaiting={assign.isWaiting} />
        {problem && (
          <p role="alert" className={classes.problem}>
            {problem}
          </p>
        )}
        <div>
          <Button size="md" disabled={isBlocked} loading={assign.isPending && !assign.isWaiting} onClick={save}>
            {t('common:save')}
          </Button>
        </div>
        <Link to={paths.drivers}>{t('assign.to_lists')}</Link>
      </div>
    </SectionCard>
  );
}
