import { Anchor, Button } from '@mantine/core';
import { IconEye, IconListCheck, IconSend } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { LoadState, PageHeader, ReasonButton } from '@tenderlane/ui';
import { StopsLane } from '@tenderlane/web/loads/stops-lane';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../../lib/paths';
import { tenderHref } from '../../../../lib/tender-href';
import { stopsOf } from '../route/stops';
import { useDraftState, useField } from '../draft/use-draft';
import { showChecklist } from './checklist';
import { missingFields } from './checks';
import classes from './edit-header.module.css';
import { usePublishAt } from '../terms/use-publish-at';

interface EditHeaderProps {
  id: number | null;
  onPreview: () => void;
  onPublish: () => void;
}

export function EditHeader({ id, onPreview, onPublish }: EditHeaderProps) {
  const { t } = useTranslation(['loadEdit', 'states', 'common']);
  const state = useDraftState(({ meta }) => meta.state);
  const number = useDraftState(({ meta }) => meta.number);
  const isDraft = state === 'draft';
  const { value: name } = useField('name');
  return (
    <PageHeader
      isSticky
      appName={t('common:app_name')}
      title={<Title />}
      windowTitle={number || t('title_new')}
      crumbs={
        <>
          <Anchor component={Link} to={paths.tenders} inherit c="dimmed">
            {t('crumb')}
          </Anchor>
          {' › '}
          {[number, name].filter(Boolean).join(' · ') || t('title_new')}
        </>
      }
      chip={<LoadState state={state} label={t(`states:load.${state}`)} />}
      actions={
        <>
          {id !== null && (
            <Button className={classes.preview} aria-label={t('preview')} onClick={onPreview}>
              <IconEye size={16} aria-hidden />
              <span className={classes.previewText}>{t('preview')}</span>
            </Button>
          )}
          {isDraft && <MissingButton />}
          {isDraft && <PublishButton onClick={onPublish} />}
          {!isDraft && id !== null && (
            <Button component={Link} to={tenderHref(id)}>
              {t('open_tender')}
            </Button>
          )}
        </>
      }
    />
  );
}

function Title() {
  const { t } = useTranslation('loadEdit');
  const stops = useDraftState(stopsOf);
  const { value: name } = useField('name');
  const [from, to] = [stops[0]?.address, stops.at(-1)?.address];
  if (!from || !to) return <>{name ?? t('title_new')}</>;
  return <StopsLane stops={stops.map(({ address }) => ({ city: address?.city ?? null }))} size="title" />;
}

function MissingButton() {
  const { t } = useTranslation('loadEdit');
  const missing = useDraftState(({ meta }) => meta.missing);
  const unreadable = useDraftState((state) => state.unreadable);
  const count =
    missingFields(missing).filter(({ field }) => !Object.hasOwn(unreadable, field)).length +
    Object.keys(unreadable).length;
  if (count === 0) return null;
  return (
    <Button className={classes.missing} leftSection={<IconListCheck size={16} />} onClick={showChecklist}>
      {t('missing', { count })}
    </Button>
  );
}

function PublishButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('loadEdit');
  const missing = useDraftState(({ meta }) => meta.missing);
  const isBlocked = useDraftState(({ blocked }) => Object.keys(blocked).length > 0);
  const unreadable = useDraftState((state) => Object.keys(state.unreadable).length);
  const publishAt = usePublishAt();
  const count = missingFields(missing).length;
  const reason =
    unreadable > 0
      ? t('unread', { count: unreadable })
      : count > 0
        ? t('missing', { count })
        : isBlocked
          ? t('not_saved')
          : null;
  return (
    <ReasonButton variant="filled" leftSection={<IconSend size={16} />} reason={reason} onClick={onClick}>
      {publishAt === null ? t('publish') : t('schedule')}
    </ReasonButton>
  );
}
