import { lookUp } from '@tenderlane/domain/values';
import type { OwnPacket } from '@tenderlane/contract';
import { shownQuestions, type PacketMissing } from '@tenderlane/domain/packets';
import { SectionCard } from '@tenderlane/ui';
import { AnswersView } from '@tenderlane/web/packets/answers-view';
import { QuestionField, type Question } from '@tenderlane/web/packets/question-field';
import { useLanguageNote } from '@tenderlane/web/packets/use-reader-content';
import { useTranslation } from 'react-i18next';
import { PartFeedback } from './part-feedback';
import { PartMark } from './part-mark';
import classes from './packets.module.css';
import type { PacketInput } from './use-packet-input';

export interface PartProps {
  packet: OwnPacket;
  packetInput: PacketInput;
  mayWrite: boolean;
  missing: readonly (PacketMissing | OwnPacket['progress']['missing'][number])[];
}

export function SectionOfPacket(props: PartProps & { section: OwnPacket['content']['sections'][number] }) {
  const { packet, packetInput, mayWrite, section } = props;
  const { content, country_id: country } = packet;
  const languageNote = useLanguageNote();
  return (
    <SectionCard
      title={section.title}
      note={languageNote(section)}
      actions={<PartMark packet={packet} part={section.id} />}
    >
      <PartFeedback packet={packet} part={section.id} />
      {mayWrite ? (
        <Fields {...props} />
      ) : (
        <AnswersView
          content={content}
          section={section}
          answers={packetInput.answers}
          files={packetInput.files}
          country={country}
        />
      )}
    </SectionCard>
  );
}

function Fields({ packet, packetInput, missing, section }: PartProps & { section: { questions: Question[] } }) {
  const { t } = useTranslation('packets');
  const { answers, files, answer, attach } = packetInput;
  const shown = shownQuestions(packet.content, answers, { country: packet.country_id });
  const isMissing = (id: string) => missing.some(({ item }) => item === id);
  const filesOf = (id: string) => {
    const ids = lookUp(answers, id);
    return Array.isArray(ids) ? files.filter((file) => ids.some((one) => one === file.id)) : [];
  };
  return (
    <div className={classes.fields}>
      {section.questions
        .filter(({ id }) => shown.has(id))
        .map((question) => (
          <QuestionField
            key={question.id}
            question={question}
            value={lookUp(answers, question.id)}
            onChange={(value) => answer(question.id, value)}
            files={filesOf(question.id)}
            onFiles={(next) => attach(question.id, next)}
            error={isMissing(question.id) ? t('answer.missing') : null}
          />
        ))}
    </div>
  );
}
