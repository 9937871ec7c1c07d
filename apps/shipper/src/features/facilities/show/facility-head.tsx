import { Alert, Button } from '@mantine/core';
import { IconInfoCircle, IconPencil, IconWorldShare } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Facility } from '@tenderlane/contract';
import { Breadcrumb, PageHeader } from '@tenderlane/ui';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import { toast, whenDone } from '@tenderlane/web/toasts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { rememberedFilter } from '../../../lib/list-filter';
import { paths } from '../../../lib/paths';
import { useWithdrawProposal } from '../facilities.api';
import { FacilityActions, useMayWrite } from '../facility-actions';
import type { FormPurpose } from '../form/facility-values';
import { addressLine, FacilityState, FavouriteStar } from '../list/facility-cells';
import { useFacilityCommands } from '../use-facility-commands';
import classes from './show.module.css';

interface FacilityHeadProps {
  facility: Facility;
  onForm: (purpose: Exclude<FormPurpose, 'create'>) => void;
}

export function FacilityHead({ facility, onForm }: FacilityHeadProps) {
  const { t } = useTranslation(['facilities', 'common']);
  const { name, address, category } = facility;
  return (
    <>
      <PageHeader
        title={<bdi>{name}</bdi>}
        windowTitle={name}
        appName={t('common:app_name')}
        crumbs={<Crumbs facility={facility} />}
        chip={
          <>
            <FacilityState facility={facility} />
            <FavouriteStar facility={facility} />
          </>
        }
        summary={[t(`category.${category}`), addressLine(address)].join(' · ')}
        actions={<HeadActions facility={facility} onForm={onForm} />}
      />
      <Notices facility={facility} />
    </>
  );
}

function Crumbs({ facility: { name, is_public: isPublic } }: { facility: Facility }) {
  const { t } = useTranslation('facilities');
  return (
    <Breadcrumb
      label={t('breadcrumb')}
      parent={
        isPublic ? (
          <Link to={paths['facilities.public']}>{t('tab.public')}</Link>
        ) : (
          <Link to={paths.facilities} search={rememberedFilter('facilities')}>
            {t('title')}
          </Link>
        )
      }
    >
      <bdi>{name}</bdi>
    </Breadcrumb>
  );
}

function HeadActions({ facility, onForm }: FacilityHeadProps) {
  const { t } = useTranslation('facilities');
  const mayWrite = useMayWrite();
  const { is_own: isOwn, is_public: isPublic, deleted_at: deletedAt, published_id: publishedId, proposal } = facility;
  if (!mayWrite) return null;
  const isWaiting = proposal?.state === 'open';
  return (
    <>
      {isOwn && !isPublic && !deletedAt && publishedId === null && !isWaiting && (
        <Button leftSection={<IconWorldShare size={16} aria-hidden />} onClick={() => onForm('publication')}>
          {t('action.offer')}
        </Button>
      )}
      {isOwn && !deletedAt && (
        <Button variant="filled" leftSection={<IconPencil size={16} aria-hidden />} onClick={() => onForm('edit')}>
          {t('action.edit')}
        </Button>
      )}
      {!isOwn && !isWaiting && (
        <Button
          variant="filled"
          leftSection={<IconPencil size={16} aria-hidden />}
          onClick={() => onForm('correction')}
        >
          {t('action.correct')}
        </Button>
      )}
      <FacilityActions facility={facility} />
    </>
  );
}

const Notice = ({ children, color = 'gray' }: { children: ReactNode; color?: string }) => (
  <Alert color={color} icon={<IconInfoCircle size={16} />}>
    <div className={classes.notice}>{children}</div>
  </Alert>
);

function Notices({ facility }: { facility: Facility }) {
  const { t } = useTranslation('facilities');
  const mayWrite = useMayWrite();
  const { run, isPending } = useFacilityCommands();
  const { is_own: isOwn, is_public: isPublic, deleted_at: deletedAt, published_id: publishedId } = facility;
  const restore = (
    <Button size="xs" loading={isPending} onClick={() => run(facility, 'restore')}>
      {t('action.restore')}
    </Button>
  );
  return (
    <div className={classes.notices}>
      {deletedAt && (
        <Notice color="red">
          {t('deleted_notice')}
          {mayWrite && restore}
        </Notice>
      )}
      {!deletedAt && facility.status === 'inactive' && <Notice>{t('inactive_notice')}</Notice>}
      {isPublic && !isOwn && <Notice>{t('public_notice')}</Notice>}
      {publishedId !== null && (
        <Notice>
          {t('published_notice')}
          <Link to={paths['facility.show']} params={{ id: String(publishedId) }}>
            {t('published_link')}
          </Link>
        </Notice>
      )}
      <ProposalNotice facility={facility} />
    </div>
  );
}

function ProposalNotice({ facility: { id, proposal } }: { facility: Facility }) {
  const { t } = useTranslation('facilities');
  const dates = useDates();
  const mayWrite = useMayWrite();
  const { mutateAsync, isPending } = useWithdrawProposal(id);
  if (proposal?.state === 'open')
    return (
      <Notice>
        {t(`proposal.open_${proposal.kind}`, { date: dates.date(proposal.created_at) })}
        {mayWrite && (
          <Button
            size="xs"
            loading={isPending}
            onClick={() => whenDone(mutateAsync(proposal.id), () => toast(t('done.withdrawn'), { tone: 'good' }))}
          >
            {t('action.withdraw')}
          </Button>
        )}
      </Notice>
    );
  if (proposal?.state !== 'declined' || !proposal.decided_at) return null;
  return (
    <Notice color="red">
      {t('proposal.declined', { date: dates.date(proposal.decided_at), reply: proposal.reply ?? '' })}
    </Notice>
  );
}
