import { Alert } from '@mantine/core';
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '@tenderlane/web/toasts';
import { useApprovalRuleText } from '../../view/approval-text';
import { loadQuery } from '../../loads.api';
import { AudienceSection } from '../audience/audience-section';
import { CargoSection } from '../cargo/cargo-section';
import type { ServerDraft } from '../draft/draft-fields';
import classes from '../edit.module.css';
import { showChecklist } from './checklist';
import { EditHeader } from './edit-header';
import { frozenFields } from '../draft/frozen-fields';
import { MaterialNotice } from '../notices/material-notice';
import { NotesSection } from './notes-section';
import { OwnFieldsSection } from './own-fields-section';
import { PaymentSection } from '../terms/payment-section';
import { PreviewDrawer } from '../preview/preview.drawer';
import { EditSidebar } from './edit-sidebar';
import { RouteSection } from '../route/route-section';
import { TermsSection } from '../terms/terms-section';
import { DraftContext, useDraftState, useDraftStore } from '../draft/use-draft';

const ConflictNotice = lazy(() =>
  import('../notices/conflict-notice').then((part) => ({ default: part.ConflictNotice })),
);

interface LoadEditorProps {
  id: number | null;
  loaded: ServerDraft;
  onCreated: (id: number) => void;
}

/** The form has no save button; everything is saved automatically. */
export function LoadEditor({ id, loaded, onCreated }: LoadEditorProps) {
  const { t } = useTranslation('loadEdit');
  const store = useDraftStore(id, loaded, onCreated);
  const isOpen = loaded.meta.state !== 'draft';
  const { publish }: Record<string, string | undefined> = useSearch({ strict: false });
  const [wantsPublish] = useState(publish === 'check' && !isOpen);
  const [purpose, setPurpose] = useState<'look' | 'publish' | null>(
    wantsPublish && loaded.meta.missing.length === 0 ? 'publish' : null,
  );
  const { data: view } = useQuery({ ...loadQuery(id ?? 0), enabled: id !== null });
  const approvalRule = useApprovalRuleText();
  const hasBids = view?.bidding?.bids_bind ?? true;
  const draft = useMemo(() => {
    const reasons = { published: t('frozen.published'), bids: t('frozen.bids') };
    return { store, frozen: isOpen ? frozenFields(hasBids, reasons) : {} };
  }, [store, isOpen, hasBids, t]);

  // Save first, because the preview shows the saved draft.
  const openAfterSave = async (next: 'look' | 'publish') => {
    const isSaved = await store.flush();
    const unreadable = Object.keys(store.read().unreadable).length;
    if (next === 'publish' && unreadable > 0) toast(t('unread', { count: unreadable }));
    else if (isSaved || next === 'look') setPurpose(next);
    else toast(t('not_saved'));
  };

  // If the user came to publish, show the preview or the missing fields at once.
  const isIncomplete = wantsPublish && loaded.meta.missing.length > 0;
  const isWhole = useDeferredValue(true, isIncomplete);
  useEffect(() => {
    if (isIncomplete) showChecklist();
  }, [isIncomplete]);

  return (
    <DraftContext value={draft}>
      <EditHeader
        id={id}
        onPreview={() => void openAfterSave('look')}
        onPublish={() => void openAfterSave('publish')}
      />
      <div className={classes.page}>
        <div className={classes.notices}>
          <StoppedNotice />
          <Conflict />
          <MaterialNotice />
        </div>
        {isOpen && (
          <div className={classes.opened}>
            <Alert color="blue" icon={<IconInfoCircle size={16} />} title={t('open.title')}>
              {t('open.text')}
            </Alert>
          </div>
        )}
        <div className={classes.layout}>
          <div className={classes.form}>
            <RouteSection />
            <CargoSection />
            {isWhole ? (
              <>
                <TermsSection approval={view && approvalRule(view)} />
                <PaymentSection />
                <AudienceSection />
                <NotesSection />
                <OwnFieldsSection />
              </>
            ) : (
              <div className={classes.rest} />
            )}
          </div>
          <EditSidebar id={id} />
        </div>
      </div>
      {id !== null && <PreviewDrawer id={id} purpose={purpose} onClose={() => setPurpose(null)} />}
    </DraftContext>
  );
}

function Conflict() {
  const isThere = useDraftState(({ conflict }) => conflict !== null);
  return (
    isThere && (
      <Suspense fallback={null}>
        <ConflictNotice />
      </Suspense>
    )
  );
}

function StoppedNotice() {
  const { t } = useTranslation('loadEdit');
  const error = useDraftState((state) => state.stopped);
  if (!error) return null;
  return (
    <Alert color="red" role="alert" icon={<IconAlertTriangle size={16} />} title={t('stopped.title')}>
      {error.message}
    </Alert>
  );
}
