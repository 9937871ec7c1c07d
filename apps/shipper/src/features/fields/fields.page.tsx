import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { CustomField } from '@tenderlane/contract';
import { hasRight } from '@tenderlane/domain/core';
import { FIELD_ENTITIES, type FieldEntity } from '@tenderlane/domain/fields';
import { EmptyState, PageHeader, ReasonButton, SectionCard, SkeletonRows } from '@tenderlane/ui';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { QueryErrorNotice } from '@tenderlane/web/shell/query-error-notice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldDialog } from './field.dialog';
import { customFieldsQuery } from './fields.api';
import { FieldRows } from './field-rows';
import classes from './fields.module.css';
import { useSettingReason } from './use-setting-reason';

type Edited = { field: CustomField | null; entity: FieldEntity };

export function FieldsPage() {
  const { t } = useTranslation(['ownFields', 'shell', 'common']);
  const { data: fields, error, refetch } = useQuery(customFieldsQuery);
  const [edited, setEdited] = useState<Edited | null>(null);
  const role = useAccount()?.role ?? null;
  const mayWrite = role !== null && hasRight('shipper', role, 'settings.write');
  const reason = useSettingReason();
  const add = (entity: FieldEntity) => (
    <ReasonButton
      size="xs"
      leftSection={<IconPlus size={14} aria-hidden />}
      reason={reason}
      onClick={() => setEdited({ field: null, entity })}
    >
      {t('new_field')}
    </ReasonButton>
  );
  return (
    <>
      <PageHeader title={t('shell:drawer.fields')} appName={t('common:app_name')} summary={t('fields_summary')} />
      {error && <QueryErrorNotice error={error} onRetry={() => void refetch()} />}
      {!fields && !error && <SkeletonRows label={t('common:loading')} count={4} />}
      <div className={classes.page}>
        {fields &&
          FIELD_ENTITIES.map((entity) => {
            const own = fields.filter((field) => field.entity === entity);
            return (
              <SectionCard key={entity} title={t(`of_${entity}`)} actions={add(entity)} flush={own.length > 0}>
                {own.length === 0 ? (
                  <EmptyState title={t('empty_fields')} text={t('empty_fields_text')} />
                ) : (
                  <FieldRows
                    fields={own}
                    entity={entity}
                    mayWrite={mayWrite}
                    onEdit={(field) => setEdited({ field, entity })}
                  />
                )}
              </SectionCard>
            );
          })}
      </div>
      {edited && <FieldDialog {...edited} onClose={() => setEdited(null)} />}
    </>
  );
}
