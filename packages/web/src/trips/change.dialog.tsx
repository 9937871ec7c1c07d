import type { Address, TripStopView } from '@tenderlane/contract';
import { Select, Textarea, TextInput } from '@mantine/core';
import { LIMITS } from '@tenderlane/domain/core';
import { ConfirmDialog, FieldPair, MomentInput } from '@tenderlane/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressSearch } from '../map/address-search';
import { useAccount } from '../core/queries/account';
import { fieldText, formText } from '../core/texts/error-text';
import { useMomentField } from '../moment-field';
import { toast } from '../toasts';
import { useTripAction, type NewChange } from './trip.api';

interface Values {
  from: string | null;
  to: string | null;
  address: Address | null;
  name: string;
  phone: string;
  note: string;
}

const FIELDS = ['window.from', 'window.to', 'address', 'contact.name', 'contact.phone', 'note'];
const NEW_FIELDS = FIELDS.map((field) => `new_stop.${field}`);

const noteOf = ({ name, phone, note }: Values) => ({
  contact: name.trim() || phone.trim() ? { name: name.trim() || null, phone: phone.trim() || null } : null,
  note: note.trim() || null,
});

const valuesOf = ({ window, contact, note }: TripStopView): Values => ({
  ...window,
  address: null,
  name: contact?.name ?? '',
  phone: contact?.phone ?? '',
  note: note ?? '',
});

export function ChangeDialog({ stop, onClose }: { stop: TripStopView; onClose: () => void }) {
  const { t } = useTranslation(['trips', 'common']);
  const { window, refusals } = stop;
  const [values, setValues] = useState(() => valuesOf(stop));
  const { from, to, address } = values;
  const isMoved = from !== window.from || to !== window.to;
  const asks = isMoved || address !== null;
  const action = useTripAction(() => {
    toast(t(asks ? 'change.sent' : 'change.saved'), { tone: 'good' });
    onClose();
  });
  const [isUnreadable, setIsUnreadable] = useState(false);
  const isHalf = from === null || to === null;
  const body: NewChange = {
    stop_id: stop.id,
    ...noteOf(values),
    ...(isMoved && !isHalf && { window: { from, to } }),
    ...(address && { address }),
  };
  return (
    <ConfirmDialog
      opened
      title={t('change.title', { stop: stop.name ?? stop.city })}
      consequences={[t('change.text')]}
      confirmLabel={t(asks ? 'change.propose' : 'common:save')}
      cancelLabel={t('common:back')}
      closeLabel={t('common:close')}
      pending={action.isPending}
      blocked={isUnreadable || (isMoved && isHalf)}
      error={formText(action.error, FIELDS)}
      onClose={onClose}
      onConfirm={() => action.mutate({ do: 'change', body })}
    >
      {!refusals['move'] && (
        <PlaceFields
          values={values}
          zone={stop.time_zone}
          shownAs="optional"
          problemOf={(field) => fieldText(action.error, field)}
          onChange={(next) => setValues({ ...values, ...next })}
          onProblem={setIsUnreadable}
        />
      )}
      <NoteFields
        values={values}
        problemOf={(field) => fieldText(action.error, field)}
        onChange={(next) => setValues({ ...values, ...next })}
      />
    </ConfirmDialog>
  );
}

const KINDS = ['pickup', 'delivery', 'stop'] as const;
const EMPTY: Values = { from: null, to: null, address: null, name: '', phone: '', note: '' };

/** A new stop is offered after each stop that the truck has not passed. */
export function NewStopDialog({ stops, onClose }: { stops: readonly TripStopView[]; onClose: () => void }) {
  const { t } = useTranslation(['trips', 'common']);
  const [values, setValues] = useState(EMPTY);
  const [kind, setKind] = useState<(typeof KINDS)[number]>('stop');
  const [after, setAfter] = useState(String(stops.at(-1)?.id ?? ''));
  const [isUnreadable, setIsUnreadable] = useState(false);
  const action = useTripAction(() => {
    toast(t('change.sent'), { tone: 'good' });
    onClose();
  });
  const { from, to, address } = values;
  const problemOf = (field: string) => fieldText(action.error, `new_stop.${field}`);
  const isFree = (stop: TripStopView | undefined) => !stop || ['pending', 'approaching'].includes(stop.state);
  const places = stops.filter((_stop, index) => isFree(stops[index + 1]));
  const send = () => {
    if (!from || !to || !address) return;
    const after_stop_id = Number(after);
    action.mutate({
      do: 'change',
      body: { new_stop: { kind, after_stop_id, window: { from, to }, address, ...noteOf(values) } },
    });
  };
  return (
    <ConfirmDialog
      opened
      title={t('change.add')}
      consequences={[t('change.add_text')]}
      confirmLabel={t('change.propose')}
      cancelLabel={t('common:back')}
      closeLabel={t('common:close')}
      pending={action.isPending}
      blocked={isUnreadable || !from || !to || !address}
      error={formText(action.error, NEW_FIELDS)}
      onClose={onClose}
      onConfirm={send}
    >
      <FieldPair>
        <Select
          label={t('change.kind')}
          data={KINDS.map((one) => ({ value: one, label: t(`kind.${one}`) }))}
          allowDeselect={false}
          value={kind}
          onChange={(one) => setKind(KINDS.find((known) => known === one) ?? kind)}
        />
        <Select
          label={t('change.after')}
          data={places.map(({ id, name, city }) => ({ value: String(id), label: name ?? city }))}
          allowDeselect={false}
          value={after}
          onChange={(id) => setAfter(id ?? after)}
        />
      </FieldPair>
      <PlaceFields
        values={values}
        zone={address?.time_zone ?? stops.at(-1)?.time_zone ?? 'UTC'}
        shownAs="required"
        problemOf={problemOf}
        onChange={(next) => setValues({ ...values, ...next })}
        onProblem={setIsUnreadable}
      />
      <NoteFields values={values} problemOf={problemOf} onChange={(next) => setValues({ ...values, ...next })} />
    </ConfirmDialog>
  );
}

interface PartProps {
  values: Values;
  problemOf: (field: string) => string | undefined;
  onChange: (next: Partial<Values>) => void;
}

interface PlaceFieldsProps extends PartProps {
  zone: string;
  shownAs: 'required' | 'optional';
  onProblem: (isUnreadable: boolean) => void;
}

function PlaceFields({ values, zone, shownAs, problemOf, onChange, onProblem }: PlaceFieldsProps) {
  const { t } = useTranslation('trips');
  const momentField = useMomentField();
  const countryId = useAccount()?.company?.country_id;
  const [unreadable, setUnreadable] = useState({ from: false, to: false });
  const report = (next: Partial<typeof unreadable>) => {
    const all = { ...unreadable, ...next };
    setUnreadable(all);
    onProblem(all.from || all.to);
  };
  return (
    <>
      <AddressSearch
        texts={{
          label: t('change.address'),
          placeholder: t('change.address_hint'),
          found: t('change.address_found'),
          nothing: t('change.address_none'),
          failed: t('change.address_failed'),
          choose: t('change.address_choose'),
        }}
        countryId={countryId}
        address={values.address}
        error={problemOf('address')}
        onChoose={(address) => onChange({ address })}
        shownAs={shownAs}
      />
      {(['from', 'to'] as const).map((end) => (
        <MomentInput
          key={end}
          field={momentField({ timeZone: zone })}
          label={t(`change.${end}`)}
          usualTime={end === 'from' ? '08:00' : '18:00'}
          value={values[end]}
          onChange={(at) => onChange({ [end]: at })}
          onProblem={(hasProblem) => report({ [end]: hasProblem })}
          error={problemOf(`window.${end}`)}
        />
      ))}
    </>
  );
}

const NOTES = [
  ['name', 'contact.name', LIMITS.nameMax],
  ['phone', 'contact.phone', 50],
] as const;

function NoteFields({ values, problemOf, onChange }: PartProps) {
  const { t } = useTranslation('trips');
  return (
    <>
      <FieldPair>
        {NOTES.map(([field, path, max]) => (
          <TextInput
            key={field}
            label={t(`change.${field}`)}
            maxLength={max}
            inputMode={field === 'phone' ? 'tel' : 'text'}
            value={values[field]}
            error={problemOf(path)}
            onChange={(event) => onChange({ [field]: event.currentTarget.value })}
          />
        ))}
      </FieldPair>
      <Textarea
        label={t('change.note')}
        autosize
        minRows={2}
        maxRows={6}
        maxLength={LIMITS.commentMax}
        value={values.note}
        error={problemOf('note')}
        onChange={(event) => onChange({ note: event.currentTarget.value })}
      />
    </>
  );
}
