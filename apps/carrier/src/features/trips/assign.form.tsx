import { Button, Select } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { LoadVehicle } from '@tenderlane/contract';
import { SectionCard } from '@tenderlane/ui';
import { errorText } from '@tenderlane/web/core/texts/error-text';
import { toast, whenDone } from '@tenderlane/web/toasts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths';
import { useAssignVehicle, useChoices } from './vehicle.api';
import { WaitingNote } from './waiting-note';
import classes from './trips.module.css';

const FIELDS = [
  ['driver_id', 'driver'],
  ['truck_id', 'truck'],
  ['trailer_id', 'trailer'],
] as const;
type Field = (typeof FIELDS)[number][0];

export function AssignForm({ loadId, named }: { loadId: number; named: LoadVehicle }) {
  const { t } = useTranslation(['fleet', 'common']);
  const { data: choices } = useChoices();
  const assign = useAssignVehicle(loadId);
  const saved = {
    driver_id: named.driver?.id ?? null,
    truck_id: named.truck?.id ?? null,
    trailer_id: named.trailer?.id ?? null,
  };
  const [chosen, setChosen] = useState(assign.kept ?? saved);
  const isChanged = FIELDS.some(([field]) => chosen[field] !== saved[field]);
  const known = { driver_id: named.driver?.name, truck_id: named.truck?.plate, trailer_id: named.trailer?.plate };
  const optionsOf = (field: Field) => {
    const options = choices?.[field] ?? [];
    const id = String(saved[field]);
    const isThere = saved[field] === null || options.some(({ value }) => value === id);
    return isThere ? options : [{ value: id, label: known[field] ?? id }, ...options];
  };
  const problem = errorText(assign.error);
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
            onChange={(id) => setChosen({ ...chosen, [field]: id === null ? null : Number(id) })}
          />
        ))}
        <WaitingNote isWaiting={assign.isWaiting} />
        {problem && (
          <p role="alert" className={classes.problem}>
            {problem}
          </p>
        )}
        <div>
          <Button
            size="md"
            disabled={!isChanged}
            loading={assign.isPending && !assign.isWaiting}
            onClick={() => whenDone(assign.save(chosen), () => toast(t('assign.saved'), { tone: 'good' }))}
          >
            {t('common:save')}
          </Button>
        </div>
        <Link to={paths.drivers}>{t('assign.to_lists')}</Link>
      </div>
    </SectionCard>
  );
}
