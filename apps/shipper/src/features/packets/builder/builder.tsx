import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { Account, PacketContentBody, PacketSetup } from '@tenderlane/contract';
import { CLIENT } from '@tenderlane/contract/core/limits';
import { SegmentedChoice, StickyBar } from '@tenderlane/ui';
import { toast } from '@tenderlane/web/toasts';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AskNetwork } from './ask-network';
import { ChangedMeanwhile } from './changed-meanwhile';
import { Discard, Versions } from './draft-state';
import { Editor } from './editor';
import { Preview } from './preview';
import { PublishPacket } from './publish-packet';
import type { PacketDraft } from './use-packet-draft';
import { firstProblem, problemsOf } from './use-problems';
import classes from '../packets.module.css';

const sizeOf = ({ sections, documents }: PacketContentBody): number =>
  sections.reduce((size, { questions }) => size + 1 + questions.length, documents.length);

const MODES = ['edit', 'preview'] as const;

interface BuilderProps {
  setup: PacketSetup;
  account: Account;
  draft: PacketDraft;
  content: PacketContentBody;
  mayWrite: boolean;
}

export function Builder({ setup, account, draft, content, mayWrite }: BuilderProps) {
  const { t } = useTranslation(['packets', 'common']);
  const [mode, setMode] = useState<(typeof MODES)[number]>(mayWrite ? 'edit' : 'preview');
  const [isTried, setIsTried] = useState(false);
  const [openId, setOpenId] = useState<string | null>(null);
  const { isChanged, isRefused, error, replace } = draft;
  const { problemOf, count } = problemsOf(content, isTried);
  const set = (part: Partial<PacketContentBody>) => {
    const next = { ...content, ...part };
    replace(next);
    if (sizeOf(next) < sizeOf(content))
      toast(t('setup.removed'), {
        id: 'packet-removed',
        action: { label: t('common:undo'), onClick: () => replace(content) },
        durationMs: CLIENT.deleteUndoMs,
      });
  };
  const tryToPublish = () => {
    setIsTried(true);
    const id = firstProblem(content);
    if (id === null) return;
    setMode('edit');
    setOpenId(id);
  };
  const asking = setup.published && <AskNetwork setup={setup} mayAsk={account.rights.includes('carriers.write')} />;
  return (
    <>
      <Bar setup={setup} draft={draft} mayWrite={mayWrite} onTry={tryToPublish}>
        {!isChanged && asking}
      </Bar>
      {count > 0 && (
        <p role="alert" className={classes.bad}>
          {problemOf('') ?? t('setup.problems', { count })}
        </p>
      )}
      {isChanged && asking}
      {error && (
        <Alert color="red" role="alert" icon={<IconAlertTriangle size={16} />}>
          {error.message}
        </Alert>
      )}
      {mayWrite && (
        <SegmentedChoice
          label={t('setup.mode')}
          value={mode}
          onChange={setMode}
          options={MODES.map((value) => ({ value, label: t(`setup.mode_${value}`) }))}
        />
      )}
      {mode === 'preview' ? (
        <Preview content={content} country={account.country.id} />
      ) : (
        <Editor
          content={content}
          currency={account.company?.currency ?? 'EUR'}
          fold={{ openId, toggle: (id) => setOpenId(openId === id ? null : id) }}
          problemOf={problemOf}
          onChange={set}
        />
      )}
      {isRefused && <ChangedMeanwhile draft={draft} />}
    </>
  );
}

interface BarProps {
  setup: PacketSetup;
  draft: PacketDraft;
  mayWrite: boolean;
  onTry: () => void;
  children: ReactNode;
}

function Bar({ setup, draft, mayWrite, onTry, children }: BarProps) {
  const { t } = useTranslation('packets');
  const { isChanged, isRefused } = draft;
  return (
    <StickyBar>
      <div>
        <div className={classes.bar}>
          <div>
            <strong>{t('setup.asked', { ...setup.asked })}</strong>
            <Versions setup={setup} isChanged={isChanged} />
          </div>
          {mayWrite && !isRefused && (
            <span className={classes.buttons}>
              {isChanged && setup.published && <Discard draft={draft} />}
              <PublishPacket setup={setup} draft={draft} onTry={onTry} />
            </span>
          )}
        </div>
        <div className={classes.asking}>{children}</div>
      </div>
    </StickyBar>
  );
}
