import { Alert, Button, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { CarrierVehicle } from '@tenderlane/contract';
import { SectionCard } from '@tenderlane/ui';
import { fieldText, formText } from '@tenderlane/web/core/texts/error-text';
import { toast, whenDone } from '@tenderlane/web/toasts';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonField } from './replacement';
import { useNameVehicle, type VehicleNames } from './vehicle.api';
import { WaitingNote } from './waiting-note';
import classes from './trips.module.css';

const FIELDS = [
  ['driver_name', 'driver', 200],
  ['driver_phone', 'phone', 50],
  ['truck_plate', 'truck_plate', 20],
  ['trailer_plate', 'trailer_plate', 20],
] as const;
type Field = (typeof FIELDS)[number][0];

const textsOf = (names: VehicleNames): Record<Field, string> =>
  Object.fromEntries(FIELDS.map(([field]) => [field, names[field] ?? ''])) as Record<Field, string>;

export function NameForm({ loadId, named }: { loadId: number; named: CarrierVehicle }) {
  const { t } = useTranslation(['fleet', 'common']);
  const assign = useNameVehicle(loadId);
  const saved: Record<Field, string> = {
    driver_name: named.driver?.name ?? '',
    driver_phone: '',
    truck_plate: named.truck?.plate ?? '',
    trailer_plate: named.trailer?.plate ?? '',
  };
  const [typed, setTyped] = useState(() => (assign.kept ? textsOf(assign.kept) : saved));
  const [reason, setReason] = useState(assign.kept?.reason ?? '');
  const asksReason =
    named.needs_reason && FIELDS.some(([field]) => saved[field] !== '' && typed[field].trim() !== saved[field]);
  const isChanged = FIELDS.some(([field]) => typed[field].trim() !== saved[field]);
  const problem = formText(assign.error, [...FIELDS.map(([field]) => field), 'reason']);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const names = Object.fromEntries(FIELDS.map(([field]) => [field, typed[field].trim() || null])) as VehicleNames;
    whenDone(assign.save({ ...names, ...(asksReason && { reason: reason.trim() }) }), () =>
      toast(t('assign.saved'), { tone: 'good' }),
    );
  };
  return (
    <SectionCard title={t('assign.title')}>
      <form noValidate className={classes.card} onSubmit={send}>
        <p className={classes.note}>{t('assign.by_link')}</p>
        {FIELDS.map(([field, label, max]) => (
          <TextInput
            key={field}
            label={t(`assign.${label}`)}
            inputMode={field === 'driver_phone' ? 'tel' : 'text'}
            autoComplete="off"
            maxLength={max}
            value={typed[field]}
            error={fieldText(assign.error, field)}
            onChange={({ currentTarget: { value } }) => setTyped({ ...typed, [field]: value })}
          />
        ))}
        {asksReason && <ReasonField value={reason} error={fieldText(assign.error, 'reason')} onChange={setReason} />}
        <WaitingNote isWaiting={assign.isWaiting} />
        {problem && (
          <Alert color="red" role="alert" icon={<IconAlertTriangle size={18} />}>
            {problem}
          </Alert>
        )}
        <div>
          <Button
            type="submit"
            size="md"
            disabled={!isChanged || (asksReason && reason.trim() === '')}
            loading={assign.isPending && !assign.isWaiting}
          >
            {t('common:save')}
          </Button>
        </div>
      </form>
    </SectionCard>
  );
}
