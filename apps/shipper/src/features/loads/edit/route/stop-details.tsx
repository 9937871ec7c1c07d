import { Textarea, TextInput } from '@mantine/core';
import { LIMITS } from '@tenderlane/domain/core';
import { useTranslation } from 'react-i18next';
import type { Stop } from '../draft/draft-fields';
import { FieldAnchor } from '../fields/field-anchor';
import classes from './route.module.css';
import { changeStop } from './stops';
import { useDraft } from '../draft/use-draft';
import { useProblem } from '../fields/use-problem';

interface StopDetailsProps {
  stop: Stop;
  index: number;
}

export function StopDetails({ stop, index }: StopDetailsProps) {
  const { t } = useTranslation('loadEdit');
  const { store } = useDraft();
  const { address, contact } = stop;
  const change = (part: Partial<Stop>) => changeStop(store, stop.key, part);
  const changeContact = (part: { name?: string; phone?: string }) => {
    const { name, phone } = { name: contact?.name ?? '', phone: contact?.phone ?? '', ...part };
    change({ contact: name || phone ? { name: name || null, phone: phone || null } : null });
  };
  const contactProblem = useProblem(`waypoints.${index}.contact`);
  const noteProblem = useProblem(`waypoints.${index}.note`);

  return (
    <FieldAnchor path={`waypoints.${index}`}>
      <div className={classes.details}>
        <TextInput
          label={t('stop.place_name')}
          maxLength={LIMITS.nameMax}
          value={stop.name ?? ''}
          onChange={(event) => change({ name: event.currentTarget.value || null })}
        />
        {address && (
          <>
            <TextInput
              label={t('stop.street')}
              maxLength={LIMITS.nameMax}
              value={address.street ?? ''}
              onChange={(event) => change({ address: { ...address, street: event.currentTarget.value || null } })}
            />
            <TextInput
              label={t('stop.postal_code')}
              maxLength={20}
              value={address.postal_code ?? ''}
              onChange={(event) => change({ address: { ...address, postal_code: event.currentTarget.value || null } })}
            />
          </>
        )}
        <TextInput
          label={t('stop.contact_name')}
          maxLength={LIMITS.nameMax}
          value={contact?.name ?? ''}
          onChange={(event) => changeContact({ name: event.currentTarget.value })}
        />
        <TextInput
          label={t('stop.contact_phone')}
          type="tel"
          maxLength={50}
          value={contact?.phone ?? ''}
          error={contactProblem}
          onChange={(event) => changeContact({ phone: event.currentTarget.value })}
        />
        <Textarea
          className={classes.wide}
          label={t('stop.note')}
          autosize
          minRows={2}
          maxLength={LIMITS.commentMax}
          value={stop.note ?? ''}
          error={noteProblem}
          onChange={(event) => change({ note: event.currentTarget.value || null })}
        />
      </div>
    </FieldAnchor>
  );
}
