import { ActionIcon, Button } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CarrierDocument, DocumentBody } from '@tenderlane/contract';
import { CLIENT } from '@tenderlane/contract/core/limits';
import { EmptyState, SectionCard } from '@tenderlane/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../toasts';
import { DocumentDialog } from './document.dialog';
import { DocumentHistory, HistoryButton, type ReadHistory } from './document-history';
import { DocumentItem } from './document-item';

/** Storage of documents: the company's own, or a shipper's about a carrier. */
export interface DocumentStore {
  topics: readonly (readonly unknown[])[];
  create: (body: DocumentBody) => Promise<unknown>;
  change: (id: number, body: DocumentBody) => Promise<unknown>;
  remove: (id: number) => Promise<unknown>;
  restore: (id: number) => Promise<unknown>;
  history: ReadHistory;
}

interface DocumentsPanelProps {
  title: string;
  note?: string;
  emptyText: string;
  documents: readonly CarrierDocument[];
  store: DocumentStore;
  mayWrite: boolean;
  currency: string;
}

const onPage = { meta: { errorOnPage: true } } as const;

export function DocumentsPanel({ title, note, emptyText, documents, store, mayWrite, currency }: DocumentsPanelProps) {
  const { t } = useTranslation(['packets', 'common']);
  const [edited, setEdited] = useState<CarrierDocument | 'new' | null>(null);
  const [told, setTold] = useState<number | null>(null);
  const { save, remove } = useDocumentCommands(store, () => setEdited(null));
  const add = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setEdited('new')}>
      {t('document.add')}
    </Button>
  );
  return (
    <>
      <SectionCard title={title} note={note} flush actions={mayWrite && documents.length > 0 && add}>
        {documents.length === 0 && <EmptyState title={t('document.none')} text={emptyText} action={mayWrite && add} />}
        {documents.map((document) => (
          <DocumentItem
            key={document.id}
            document={document}
            details={told === document.id && <DocumentHistory document={document} read={store.history} />}
            actions={
              <>
                <HistoryButton
                  title={document.title}
                  isOpen={told === document.id}
                  onClick={() => setTold(told === document.id ? null : document.id)}
                />
                {mayWrite && (
                  <>
                    <ActionIcon
                      aria-label={t('document.change_named', { title: document.title })}
                      disabled={document.handed_in_to.length > 0}
                      onClick={() => setEdited(document)}
                    >
                      <IconPencil size={16} />
                    </ActionIcon>
                    <ActionIcon
                      aria-label={t('document.delete_named', { title: document.title })}
                      disabled={document.handed_in_to.length > 0}
                      loading={remove.isPending && remove.variables === document.id}
                      onClick={() => remove.mutate(document.id)}
                    >
                      <IconTrash size={16} />
                    </ActionIcon>
                  </>
                )}
              </>
            }
          />
        ))}
      </SectionCard>
      {edited && (
        <DocumentDialog
          document={edited === 'new' ? undefined : edited}
          currency={currency}
          pending={save.isPending}
          error={save.error}
          onSave={(body) => save.mutate({ id: edited === 'new' ? null : edited.id, body })}
          onClose={() => {
            save.reset();
            setEdited(null);
          }}
        />
      )}
    </>
  );
}

function useDocumentCommands(store: DocumentStore, onSaved: () => void) {
  const { t } = useTranslation(['packets', 'common']);
  const queryClient = useQueryClient();
  const refresh = () => Promise.all(store.topics.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  const save = useMutation({
    mutationFn: ({ id, body }: { id: number | null; body: DocumentBody }) =>
      id === null ? store.create(body) : store.change(id, body),
    onSuccess: async () => {
      await refresh();
      onSaved();
    },
    ...onPage,
  });
  const restore = useMutation({ mutationFn: store.restore, onSettled: refresh });
  const remove = useMutation({
    mutationFn: store.remove,
    onSuccess: (_answer, id) =>
      toast(t('document.deleted'), {
        action: { label: t('common:undo'), onClick: () => restore.mutate(id) },
        durationMs: CLIENT.deleteUndoMs,
      }),
    onSettled: refresh,
  });
  return { save, remove };
}
