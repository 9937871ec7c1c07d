import { Alert, Button, Modal, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Carrier } from '@tenderlane/contract';
import type { CapabilitiesBody } from '@tenderlane/contract/carriers/capabilities';
import { CAPABILITY_LIMITS } from '@tenderlane/domain/carriers';
import { useRestoreFocus } from '@tenderlane/ui';
import { CapabilityFacts } from '@tenderlane/web/capabilities/capability-facts';
import { CapabilityFields, toBody, toTyped } from '@tenderlane/web/capabilities/capability-fields';
import { errorText } from '@tenderlane/web/core/texts/error-text';
import { toast, whenDone } from '@tenderlane/web/toasts';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { capabilitiesQuery, useSetCapabilities } from '../network.api';
import classes from '../carriers.module.css';

interface LanesDialogProps {
  carrier: Carrier;
  onClose: () => void;
}

export function LanesDialog({ carrier, onClose }: LanesDialogProps) {
  useRestoreFocus();
  const { t } = useTranslation(['network', 'common']);
  const { data, error } = useQuery(capabilitiesQuery(carrier.id));
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t('lanes.title', { name: carrier.name || carrier.login || '' })}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      {error && (
        <Alert color="red" role="alert">
          {errorText(error) ?? t('common:not_loaded')}
        </Alert>
      )}
      {!data && !error && <Skeleton height={240} />}
      {data && (
        <>
          <h3 className={classes.groupTitle}>{t('lanes.own')}</h3>
          <CapabilityFacts value={data.own} empty={t('lanes.own_empty')} />
          <AddedForm carrierId={carrier.id} saved={data.added} onClose={onClose} />
        </>
      )}
    </Modal>
  );
}

interface AddedFormProps {
  carrierId: number;
  saved: CapabilitiesBody;
  onClose: () => void;
}

function AddedForm({ carrierId, saved, onClose }: AddedFormProps) {
  const { t } = useTranslation(['network', 'capabilities', 'common']);
  const [typed, setTyped] = useState(() => toTyped(saved));
  const [isTried, setIsTried] = useState(false);
  const save = useSetCapabilities(carrierId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    const body = toBody(typed);
    if (!body || save.isPending) return;
    whenDone(save.mutateAsync(body, { onSuccess: onClose }), () => toast(t('capabilities:saved'), { tone: 'good' }));
  };
  return (
    <form onSubmit={submit} noValidate>
      <h3 className={classes.groupTitle} style={{ marginTop: 16 }}>
        {t('lanes.added')}
      </h3>
      <p className={classes.note}>{t('lanes.added_hint')}</p>
      <CapabilityFields value={typed} onChange={setTyped} isTried={isTried} lanesMax={CAPABILITY_LIMITS.lanesMax} />
      {save.error && (
        <Alert color="red" role="alert" mt={12}>
          {errorText(save.error)}
        </Alert>
      )}
      <div className={classes.formActions}>
        <Button onClick={onClose}>{t('common:cancel')}</Button>
        <Button type="submit" variant="filled" loading={save.isPending}>
          {t('common:save')}
        </Button>
      </div>
    </form>
  );
}
