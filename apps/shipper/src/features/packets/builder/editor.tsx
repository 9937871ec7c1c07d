import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { PacketContentBody } from '@tenderlane/contract';
import { PACKET_LIMITS } from '@tenderlane/domain/packets';
import { useTranslation } from 'react-i18next';
import { AgreementEditor } from './agreement-editor';
import { MoveButtons } from './move-buttons';
import { RequiredDocuments } from './required-documents';
import { SectionEditor } from './section-editor';
import { moved, newKey, replaced, without } from './template';

interface EditorProps {
  content: PacketContentBody;
  currency: string;
  problemOf: (path: string) => string | null;
  onChange: (part: Partial<PacketContentBody>) => void;
}

/** All parts of a packet in their order. */
export function Editor({ content, currency, problemOf, onChange }: EditorProps) {
  const { t } = useTranslation('packets');
  const { sections, documents, agreement } = content;
  const setSections = (next: PacketContentBody['sections']) => onChange({ sections: next });
  return (
    <>
      {sections.map((section, index) => (
        <SectionEditor
          key={section.id}
          section={section}
          earlier={sections.slice(0, index).flatMap(({ questions }) => questions)}
          path={`sections.${index}`}
          problemOf={problemOf}
          onChange={(next) => setSections(replaced(sections, index, next))}
          buttons={
            <MoveButtons
              name={section.title || t('setup.section')}
              index={index}
              count={sections.length}
              onMove={(by) => setSections(moved(sections, index, by))}
              onRemove={() => setSections(without(sections, index))}
            />
          }
        />
      ))}
      <div>
        <Button
          leftSection={<IconPlus size={16} aria-hidden />}
          disabled={sections.length >= PACKET_LIMITS.sectionsMax}
          onClick={() => setSections([...sections, { id: newKey(), title: '', questions: [] }])}
        >
          {t('setup.add_section')}
        </Button>
      </div>
      <RequiredDocuments
        documents={documents}
        currency={currency}
        problemOf={problemOf}
        onChange={(next) => onChange({ documents: next })}
      />
      <AgreementEditor agreement={agreement} problemOf={problemOf} onChange={(next) => onChange({ agreement: next })} />
    </>
  );
}
