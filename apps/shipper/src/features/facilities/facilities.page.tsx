import { Button } from '@mantine/core';
import { IconDownload, IconFileSpreadsheet, IconPlus } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { CountTabs, PageHeader, ReasonButton, StickyBar } from '@tenderlane/ui';
import { ListFrame } from '@tenderlane/ui/list/list-frame';
import { reasonText } from '@tenderlane/web/core/texts/reason-text';
import { toastError } from '@tenderlane/web/toasts';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadCsv } from '@tenderlane/web/core/download';
import { importPaths, paths } from '../../lib/paths';
import { exportFacilities } from './facilities.api';
import { FacilityDrawer } from './form/facility.drawer';
import { useMayWrite } from './facility-actions';
import { FACILITY_TABS } from './list/facilities-filter';
import { FacilitiesRows } from './list/facilities-rows';
import { FacilitiesToolbar } from './list/facilities-toolbar';
import { useFacilitiesList } from './list/use-facilities-list';

export const FacilitiesPage = () => <Facilities scope="own" />;

export const PublicFacilitiesPage = () => <Facilities scope="public" />;

function Facilities({ scope }: { scope: 'own' | 'public' }) {
  const { t } = useTranslation(['facilities', 'common']);
  const list = useFacilitiesList(scope);
  const navigate = useNavigate();
  const [isAdding, setIsAdding] = useState(false);
  const mayWrite = useMayWrite();
  const tabs = useMemo(() => FACILITY_TABS.map((key) => ({ key, label: t(`tab.${key}`) })), [t]);
  const add = () => setIsAdding(true);
  return (
    <ListFrame
      top={
        <>
          <PageHeader
            title={t('title')}
            appName={t('common:app_name')}
            isOneLine
            actions={
              <>
                <ExportButton list={list} />
                <ReasonButton
                  leftSection={<IconFileSpreadsheet size={16} aria-hidden />}
                  reason={mayWrite ? null : reasonText({ code: 'right.missing' })}
                  onClick={() => void navigate({ to: importPaths.facilities })}
                >
                  {t('import_button')}
                </ReasonButton>
                <ReasonButton
                  variant="filled"
                  leftSection={<IconPlus size={16} aria-hidden />}
                  reason={mayWrite ? null : reasonText({ code: 'right.missing' })}
                  onClick={add}
                >
                  {t('add')}
                </ReasonButton>
              </>
            }
          />
          <StickyBar>
            <CountTabs
              label={t('tabs_label')}
              tabs={tabs}
              current={list.tab}
              onChange={list.openTab}
              moreLabel={t('common:more')}
            />
            <FacilitiesToolbar list={list} />
          </StickyBar>
        </>
      }
    >
      <FacilitiesRows list={list} onAdd={add} />
      {isAdding && (
        <FacilityDrawer
          purpose="create"
          onClose={() => setIsAdding(false)}
          onCreated={(id) => void navigate({ to: paths['facility.show'], params: { id: String(id) } })}
        />
      )}
    </ListFrame>
  );
}

function ExportButton({ list: { query } }: { list: ReturnType<typeof useFacilitiesList> }) {
  const { t } = useTranslation('facilities');
  const { per_page: _perPage, ...filter } = query;
  const { mutate, isPending } = useMutation({
    mutationFn: () => exportFacilities(filter),
    onSuccess: (text) => downloadCsv('facilities', text),
    onError: toastError,
    meta: { errorOnPage: true },
  });
  return (
    <Button leftSection={<IconDownload size={16} aria-hidden />} loading={isPending} onClick={() => mutate()}>
      {t('export')}
    </Button>
  );
}
