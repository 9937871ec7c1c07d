import { lookUp } from '@tenderlane/domain/values';
import { IconCircleCheck, IconMessageExclamation, IconPencil } from '@tabler/icons-react';
import type { ReviewedPacket } from '@tenderlane/contract';
import { AGREEMENT_PART, DOCUMENTS_PART, isAskedIn } from '@tenderlane/domain/packets';
import { SectionCard, StateChip } from '@tenderlane/ui';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import { AnswersView } from '@tenderlane/web/packets/answers-view';
import { DocumentItem } from '@tenderlane/web/packets/document-item';
import { packetClasses as classes } from '@tenderlane/web/packets/packet-classes';
import { useReaderContent } from '@tenderlane/web/packets/use-reader-content';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface SubmittedPartsProps {
  packet: ReviewedPacket;
  below?: (part: string, title: string) => ReactNode;
}

export function SubmittedParts({ packet, below }: SubmittedPartsProps) {
  const { t } = useTranslation('packets');
  const { answers, files, country_id: country } = packet;
  const content = useReaderContent(packet.content);
  if (!content) return null;
  const part = (key: string, title: string, body: ReactNode) => (
    <SectionCard key={key} title={title} actions={<PartState packet={packet} part={key} />}>
      <div className={classes.stack}>
        {body}
        {below?.(key, title)}
      </div>
    </SectionCard>
  );
  return (
    <>
      {content.sections.map((section) =>
        part(
          section.id,
          section.title,
          <AnswersView content={content} section={section} answers={answers} files={files} country={country} />,
        ),
      )}
      {content.documents.length > 0 &&
        part(DOCUMENTS_PART, t('documents.title'), <Documents packet={{ ...packet, content }} />)}
      {content.agreement && part(AGREEMENT_PART, t('agreement.title'), <Agreement packet={packet} />)}
    </>
  );
}

function PartState({ packet, part }: { packet: ReviewedPacket; part: string }) {
  const { t } = useTranslation('packets');
  const mark = lookUp(packet.marks, part);
  if (mark?.state === 'rejected')
    return <StateChip icon={IconMessageExclamation} hue="red" tier={1} label={t('mark.rejected')} />;
  if (mark || packet.state === 'approved')
    return <StateChip icon={IconCircleCheck} hue="green" tier={3} label={t('mark.approved')} />;
  return packet.changed.includes(part) ? (
    <StateChip icon={IconPencil} hue="amber" tier={2} label={t('mark.changed')} />
  ) : null;
}

function Documents({ packet }: { packet: ReviewedPacket }) {
  const { t } = useTranslation('packets');
  const { country_id: country } = packet;
  return packet.content?.documents.map(({ id, kind, label, countries }) => {
    const held = packet.documents.filter(({ requirement }) => requirement === id);
    // Documents required only in other countries are not missing.
    if (held.length === 0 && !isAskedIn(countries, country)) return null;
    return (
      <section key={id} className={classes.tight}>
        <span className={classes.name}>{label ?? t(`kind.${kind}`)}</span>
        {held.length === 0 && <span className={classes.note}>{t('review.no_document')}</span>}
        {held.map(({ document }) => (
          <DocumentItem key={document.id} document={document} />
        ))}
      </section>
    );
  });
}

function Agreement({ packet }: { packet: ReviewedPacket }) {
  const { t } = useTranslation('packets');
  const dates = useDates();
  const { agreement } = packet;
  return (
    <>
      <div className={classes.text} tabIndex={0} role="region" aria-label={t('setup.agreement_text')}>
        {packet.content?.agreement?.text}
      </div>
      {agreement && <p>{t('agreement.accepted', { name: agreement.name, time: dates.dateTime(agreement.at) })}</p>}
    </>
  );
}
