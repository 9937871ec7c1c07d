import { ActionIcon, Alert, Button, CopyButton, Modal, Select, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { TrackingSource } from '@tenderlane/contract';
import { ConfirmDialog } from '@tenderlane/ui';
import { fieldText, formText } from '@tenderlane/web/core/texts/error-text';
import { toast } from '@tenderlane/web/toasts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths';
import { trucksQuery, useSaveSource } from './sources.api';
import classes from './tracking.module.css';

interface DeviceRow {
  key: number;
  device: string;
  truckId: string | null;
}

interface SourceDialogProps {
  source: TrackingSource | null;
  onClose: () => void;
}

const NAME_MAX = 100;

/** Adds or changes an account; the token of a new one is shown until the dialog is closed. */
export function SourceDialog({ source, onClose }: SourceDialogProps) {
  const { t } = useTranslation(['tracking', 'common']);
  const [made, setMade] = useState<{ name: string; token: string } | null>(null);
  const [name, setName] = useState(source?.name ?? '');
  const [rows, setRows] = useState<DeviceRow[]>(() => rowsOf(source));
  const save = useSaveSource(source?.id ?? null, ({ source: { name: saved }, token }) => {
    toast(t('saved', { name: saved }), { tone: 'good' });
    if (token === null) onClose();
    else setMade({ name: saved, token });
  });
  if (made) return <TokenDialog {...made} onClose={onClose} />;
  const named = rows.filter(({ device, truckId }) => device.trim() !== '' || truckId !== null);
  const isComplete = named.every(({ device, truckId }) => device.trim() !== '' && truckId !== null);
  const twice = twiceIn(named);
  const send = () =>
    save.mutate({
      name: name.trim(),
      devices: named.map(({ device, truckId }) => ({ device: device.trim(), truck_id: Number(truckId) })),
    });
  return (
    <ConfirmDialog
      opened
      title={source ? t('form.edit', { name: source.name }) : t('add')}
      consequences={[]}
      confirmLabel={t('common:save')}
      cancelLabel={t('common:back')}
      closeLabel={t('common:close')}
      pending={save.isPending}
      blocked={name.trim() === '' || !isComplete || twice.size > 0}
      error={formText(save.error, ['name'])}
      onClose={onClose}
      onConfirm={send}
    >
      <TextInput
        label={t('form.name')}
        description={t('form.name_text')}
        required
        maxLength={NAME_MAX}
        value={name}
        error={fieldText(save.error, 'name')}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <DeviceFields rows={rows} twice={twice} onChange={setRows} />
    </ConfirmDialog>
  );
}

const rowsOf = (source: TrackingSource | null): DeviceRow[] =>
  source
    ? source.devices.map(({ device, truck_id: id }, key) => ({ key, device, truckId: String(id) }))
    : [{ key: 0, device: '', truckId: null }];

function twiceIn(rows: readonly DeviceRow[]): ReadonlySet<string> {
  const names = rows.map(({ device }) => device.trim());
  return new Set(names.filter((name, index) => name !== '' && names.indexOf(name) !== index));
}

interface DeviceFieldsProps {
  rows: readonly DeviceRow[];
  twice: ReadonlySet<string>;
  onChange: (rows: DeviceRow[]) => void;
}

function DeviceFields({ rows, twice, onChange }: DeviceFieldsProps) {
  const { t } = useTranslation(['tracking', 'common']);
  const { data: trucks } = useQuery(trucksQuery);
  const change = (key: number, fields: Partial<DeviceRow>) =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...fields } : row)));
  const add = () =>
    onChange([...rows, { key: Math.max(-1, ...rows.map(({ key }) => key)) + 1, device: '', truckId: null }]);
  return (
    <fieldset className={classes.fields}>
      <legend className={classes.legend}>{t('form.devices')}</legend>
      <p className={classes.dim}>{t('form.devices_text')}</p>
      {trucks?.length === 0 && (
        <>
          <p>{t('form.no_trucks')}</p>
          <div>
            <Link to={paths.trucks}>{t('form.to_trucks')}</Link>
          </div>
        </>
      )}
      {rows.map(({ key, device, truckId }, index) => (
        <div key={key} className={classes.device}>
          <TextInput
            aria-label={t('form.device', { number: index + 1 })}
            placeholder={t('form.device_placeholder')}
            maxLength={NAME_MAX}
            value={device}
            error={twice.has(device.trim()) ? t('form.twice') : undefined}
            onChange={(event) => change(key, { device: event.currentTarget.value })}
          />
          <Select
            aria-label={t('form.truck', { number: index + 1 })}
            placeholder={t('form.truck_placeholder')}
            data={trucks ?? []}
            searchable
            nothingFoundMessage={t('common:nothing_found')}
            value={truckId}
            onChange={(id) => change(key, { truckId: id })}
          />
          <ActionIcon
            size={36}
            aria-label={t('form.remove', { number: index + 1 })}
            onClick={() => onChange(rows.filter((row) => row.key !== key))}
          >
            <IconTrash size={18} />
          </ActionIcon>
        </div>
      ))}
      <div>
        <Button size="xs" variant="subtle" leftSection={<IconPlus size={14} aria-hidden />} onClick={add}>
          {t('form.add')}
        </Button>
      </div>
    </fieldset>
  );
}

function TokenDialog({ name, token, onClose }: { name: string; token: string; onClose: () => void }) {
  const { t } = useTranslation(['tracking', 'common']);
  const { origin } = location;
  return (
    <Modal
      opened
      title={t('token.title', { name })}
      closeButtonProps={{ 'aria-label': t('common:close') }}
      onClose={onClose}
    >
      <div className={classes.token}>
        <Alert color="yellow">{t('token.text')}</Alert>
        <Copied label={t('token.osmand')} text={t('token.osmand_text')} value={`${origin}/osmand/${token}`} />
        <Copied
          label={t('token.api')}
          text={t('token.api_text', { address: `${origin}/api/carrier/v1/positions` })}
          value={token}
        />
        <div>
          <Button variant="filled" onClick={onClose}>
            {t('token.done')}
          </Button>
        </div>
      </div>
    </Modal>
  );
}

function Copied({ label, text, value }: { label: string; text: string; value: string }) {
  const { t } = useTranslation('common');
  return (
    <div className={classes.copied}>
      <TextInput
        label={label}
        description={text}
        value={value}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <CopyButton value={value}>
        {({ copy, copied }) => (
          <Button size="xs" aria-label={`${t(copied ? 'copied' : 'copy')}: ${label}`} onClick={copy}>
            {t(copied ? 'copied' : 'copy')}
          </Button>
        )}
      </CopyButton>
    </div>
  );
}
