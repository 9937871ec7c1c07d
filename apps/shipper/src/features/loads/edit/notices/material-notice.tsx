import { Alert, Button, Group } from '@mantine/core';
import { IconRefreshAlert } from '@tabler/icons-react';
import { REACT_AT_LEAST_MINUTES } from '@tenderlane/domain/auction';
import { MATERIAL_SECTIONS } from '@tenderlane/domain/terms';
import { ConfirmDialog } from '@tenderlane/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './notices.module.css';
import { useDraft, useDraftState, useField } from '../draft/use-draft';

/** Collects changes that make the bids of an open tender stale; they are saved together after one confirmation. */
export function MaterialNotice() {
  const { t } = useTranslation(['loadEdit', 'common']);
  const { store } = useDraft();
  const sections = useDraftState((state) => state.materialSections);
  const { value: extraMinutes } = useField('auction.extra_minutes');
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  if (sections.length === 0 && !isAsking) return null;

  const names = MATERIAL_SECTIONS.filter((one) => sections.includes(one)).map((one) => t(`section.${one}`));
  const sectionsText = names.join(', ');
  const during = async (work: Promise<unknown>) => {
    setIsBusy(true);
    await work.finally(() => setIsBusy(false));
  };
  // The list may have changed; changes that need no confirmation are saved at once.
  const review = () => during(store.reviewMaterial().then((found) => setIsAsking(found.length > 0)));
  const confirm = () => during(store.confirmMaterial().then(() => setIsAsking(false)));

  return (
    <Alert color="amber" icon={<IconRefreshAlert size={16} />} title={t('material.title')}>
      <div className={classes.bar}>
        <span>{t('material.text', { sections: sectionsText })}</span>
        <Group gap={6}>
          <Button size="xs" onClick={() => store.discardMaterial()}>
            {t('material.discard')}
          </Button>
          <Button size="xs" variant="filled" loading={isBusy && !isAsking} onClick={() => void review()}>
            {t('material.review')}
          </Button>
        </Group>
      </div>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => void confirm()}
        pending={isBusy}
        title={t('material.title')}
        consequences={[
          t('material.text', { sections: sectionsText }),
          t('material.consequence_stale'),
          t('material.consequence_end', { count: Math.max(extraMinutes, REACT_AT_LEAST_MINUTES) }),
          t('material.consequence_told'),
        ]}
        confirmLabel={t('material.confirm')}
        cancelLabel={t('common:cancel')}
        closeLabel={t('common:close')}
      />
    </Alert>
  );
}
