import { Alert, Button, Modal } from '@mantine/core';
import { CAPABILITY_LIMITS } from '@tenderlane/domain/carriers';
import { useRestoreFocus } from '@tenderlane/ui';
import { CapabilityFields, toBody, toTyped } from '@tenderlane/web/capabilities/capability-fields';
import { errorText } from '@tenderlane/web/core/texts/error-text';
import { toast, whenDone } from '@tenderlane/web/toasts';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { watchJob } from '../../jobs';
import type { Label } from '../carriers.api';
import classes from '../carriers.module.css';
import { useSetLabelRule } from '../network.api';

const NOTHING = { body_types: [], certificates: [], lanes: [] };

export function LabelRuleDialog({ label, onClose }: { label: Label; onClose: () => void }) {
  useRestoreFocus();
  const { t } = useTranslation(['network', 'common']);
  const [typed, setTyped] = useState(() => toTyped(label.rule ?? NOTHING));
  const [isTried, setIsTried] = useState(false);
  const save = useSetLabelRule();
  const isEmpty = typed.bodyTypes.length + typed.certificates.length + typed.lanes.length === 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    const rule = toBody(typed);
    if (!rule || isEmpty || save.isPending) return;
    whenDone(save.mutateAsync({ id: label.id, rule }, { onSuccess: onClose }), ({ count, job_id: jobId }) => {
      // For many carriers a toast shows the progress of a job.
      if (jobId === null) toast(t('rule.saved', { count }), { tone: 'good' });
      else watchJob(jobId);
    });
  };
  const takeAway = () =>
    whenDone(save.mutateAsync({ id: label.id, rule: null }, { onSuccess: onClose }), () =>
      toast(t('rule.removed'), { tone: 'good' }),
    );
  const problem = save.error ? errorText(save.error) : isTried && isEmpty ? t('rule.empty') : null;
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t('rule.edit', { name: label.name })}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <form onSubmit={submit} noValidate>
        <p className={classes.lead}>{t('rule.text')}</p>
        <CapabilityFields
          value={typed}
          onChange={setTyped}
          isTried={isTried}
          lanesMax={CAPABILITY_LIMITS.ruleLanesMax}
          labels={{ bodies: t('rule.bodies'), certificates: t('rule.certificates'), lanes: t('rule.lanes') }}
        />
        {problem && (
          <Alert color="red" role="alert" mt={12}>
            {problem}
          </Alert>
        )}
        <div className={classes.formActions}>
          {label.rule && (
            <Button color="red" variant="subtle" disabled={save.isPending} onClick={takeAway}>
              {t('rule.remove')}
            </Button>
          )}
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button type="submit" variant="filled" loading={save.isPending}>
            {t('rule.save')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
