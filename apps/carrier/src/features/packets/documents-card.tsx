import { ActionIcon, Button } from '@mantine/core';
import { IconPaperclip, IconPlus, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { OwnPacket } from '@tenderlane/contract';
import { DOCUMENTS_PART, isAskedIn } from '@tenderlane/domain/packets';
import { Menu, SectionCard } from '@tenderlane/ui';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { DocumentDialog } from '@tenderlane/web/packets/document.dialog';
import { DocumentItem } from '@tenderlane/web/packets/document-item';
import { packetClasses as classes } from '@tenderlane/web/packets/packet-classes';
import { useLanguageNote } from '@tenderlane/web/packets/use-reader-content';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { documentsQuery, useCreateDocument } from './packets.api';
import { money } from '../../lib/formats';
import { PartFeedback } from './part-feedback';
import { PartMark } from './part-mark';
import type { PartProps } from './section-of-packet';

type Requirement = OwnPacket['content']['documents'][number];

export function DocumentsCard(props: PartProps) {
  const { t } = useTranslation('packets');
  const { packet } = props;
  const asked = packet.content.documents.filter(({ countries }) => isAskedIn(countries, packet.country_id));
  return (
    <SectionCard title={t('documents.title')} actions={<PartMark packet={packet} part={DOCUMENTS_PART} />}>
      <div className={classes.stack}>
        <PartFeedback packet={packet} part={DOCUMENTS_PART} />
        {asked.map((requirement) => (
          <Required key={requirement.id} requirement={requirement} {...props} />
        ))}
      </div>
    </SectionCard>
  );
}

function Required({ requirement, packet, packetInput, mayWrite, missing }: PartProps & { requirement: Requirement }) {
  const { t } = useTranslation('packets');
  const languageNote = useLanguageNote();
  const held = packet.documents.filter((one) => one.requirement === requirement.id);
  const problem = missing.find(({ item }) => item === requirement.id);
  const detach = (id: number) => packetInput.choose(requirement.id, (ids) => ids.filter((one) => one !== id));
  const attach = (id: number) => packetInput.choose(requirement.id, (ids) => [...new Set([...ids, id])]);
  const facts = [
    requirement.required ? t('documents.required') : t('documents.optional'),
    requirement.expires && t('documents.with_expiry'),
    requirement.least && t('documents.at_least', { amount: money(requirement.least) }),
    languageNote(requirement),
  ];
  return (
    <section className={classes.tight} aria-label={requirement.label ?? t(`kind.${requirement.kind}`)}>
      <span className={classes.name}>{requirement.label ?? t(`kind.${requirement.kind}`)}</span>
      <span className={classes.note}>{facts.filter(Boolean).join(' · ')}</span>
      {held.map(({ document }) => (
        <DocumentItem
          key={document.id}
          document={document}
          actions={
            mayWrite && (
              <ActionIcon
                aria-label={t('documents.detach', { title: document.title })}
                onClick={() => detach(document.id)}
              >
                <IconX size={16} />
              </ActionIcon>
            )
          }
        />
      ))}
      {problem && <span className={classes.bad}>{t(`missing.${missingCode(problem.code)}`)}</span>}
      {mayWrite && (
        <Attach requirement={requirement} held={held.map(({ document }) => document.id)} onAttach={attach} />
      )}
    </section>
  );
}

const CODES = ['required', 'document-expired', 'expiry-missing', 'amount-missing', 'amount-too-low'] as const;

/** Codes newer than this page are shown as missing. */
const missingCode = (code: string) => CODES.find((one) => code.endsWith(one)) ?? 'required';

interface AttachProps {
  requirement: Requirement;
  held: readonly number[];
  onAttach: (id: number) => void;
}

function Attach({ requirement, held, onAttach }: AttachProps) {
  const { t } = useTranslation('packets');
  const { data: documents = [] } = useQuery(documentsQuery);
  const [isAdding, setIsAdding] = useState(false);
  const own = documents.filter(({ id, kind }) => kind === requirement.kind && !held.includes(id));
  const create = useCreateDocument((document) => {
    setIsAdding(false);
    onAttach(document.id);
  });
  const account = useAccount();
  const currency = requirement.least?.currency ?? account?.company?.currency ?? 'EUR';
  return (
    <div className={classes.actions}>
      {own.length > 0 && (
        <Menu>
          <Menu.Target>
            <Button size="xs" leftSection={<IconPaperclip size={14} aria-hidden />}>
              {t('documents.choose')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {own.map(({ id, title, number }) => (
              <Menu.Item key={id} onClick={() => onAttach(id)}>
                {[title, number].filter(Boolean).join(' · ')}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      <Button size="xs" leftSection={<IconPlus size={14} aria-hidden />} onClick={() => setIsAdding(true)}>
        {t('documents.add')}
      </Button>
      {isAdding && (
        <DocumentDialog
          kind={requirement.kind}
          mustExpire={requirement.expires}
          currency={currency}
          pending={create.isPending}
          error={create.error}
          onSave={(body) => create.mutate(body)}
          onClose={() => setIsAdding(false)}
        />
      )}
    </div>
  );
}
