import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { PacketContentBody } from '@tenderlane/contract';
import { LOCALES, type Locale } from '@tenderlane/domain/languages';
import { missingLanguages, PACKET_LIMITS } from '@tenderlane/domain/packets';
import { LANGUAGE_NAMES, SegmentedChoice } from '@tenderlane/ui';
import { locale } from '@tenderlane/web/core/texts/locale';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReaderContent } from '@tenderlane/web/packets/use-reader-content';
import { AgreementEditor } from './agreement-editor';
import type { Fold } from './folded-item';
import { MoveButtons } from './move-buttons';
import { RequiredDocuments } from './required-documents';
import { SectionEditor } from './section-editor';
import { moveItem, newKey, replaceItem, removeItem } from './template';
import classes from '../packets.module.css';

interface EditorProps {
  content: PacketContentBody;
  currency: string;
  fold: Fold;
  problemOf: (path: string) => string | null;
  onChange: (part: Partial<PacketContentBody>) => void;
}

export function Editor({ content, currency, fold, problemOf, onChange }: EditorProps) {
  const { t } = useTranslation('packets');
  const { sections, documents, agreement } = content;
  // Earlier releases stored no language; assume the author's.
  const written = content.locale ?? locale;
  const [language, setLanguage] = useState<Locale>(written);
  const writing = { language, written };
  const read = useReaderContent(content);
  const set = (part: Partial<PacketContentBody>) => onChange({ locale: written, ...part });
  const setSections = (next: PacketContentBody['sections']) => set({ sections: next });
  return (
    <>
      <Languages content={content} written={written} language={language} onChange={setLanguage} />
      {sections.map((section, index) => (
        <SectionEditor
          key={section.id}
          section={section}
          earlier={read.sections.slice(0, index).flatMap(({ questions }) => questions)}
          path={`sections.${index}`}
          problemOf={problemOf}
          writing={writing}
          fold={fold}
          onChange={(next) => setSections(replaceItem(sections, index, next))}
          buttons={
            <MoveButtons
              name={read.sections[index]?.title || t('setup.section')}
              index={index}
              count={sections.length}
              onMove={(by) => setSections(moveItem(sections, index, by))}
              onRemove={() => setSections(removeItem(sections, index))}
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
        writing={writing}
        fold={fold}
        onChange={(next) => set({ documents: next })}
      />
      <AgreementEditor agreement={agreement} problemOf={problemOf} onChange={(next) => set({ agreement: next })} />
    </>
  );
}

interface LanguagesProps {
  content: PacketContentBody;
  written: Locale;
  language: Locale;
  onChange: (language: Locale) => void;
}

function Languages({ content: { sections, documents }, written, language, onChange }: LanguagesProps) {
  const { t } = useTranslation('packets');
  const items = [
    ...sections.flatMap((section) => [{ ...section, label: section.title }, ...section.questions]),
    ...documents,
  ];
  const lacking = items.flatMap((item) => missingLanguages(item, written));
  const labelOf = (one: Locale) => {
    const count = lacking.filter((other) => other === one).length;
    return count === 0 ? LANGUAGE_NAMES[one] : t('setup.language_lacks', { language: LANGUAGE_NAMES[one], count });
  };
  return (
    <div className={classes.stack}>
      <SegmentedChoice
        label={t('setup.language')}
        value={language}
        onChange={onChange}
        options={LOCALES.map((value) => ({ value, label: labelOf(value) }))}
      />
      <p className={classes.note}>{t('setup.language_why')}</p>
    </div>
  );
}
