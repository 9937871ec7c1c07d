import { Alert, Button, FileInput, Textarea } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from './confirm-dialog';
import classes from './taken-legal-id.module.css';

export interface LegalIdContest {
  message: string;
  document: { name: string; content: string };
}

interface TakenLegalIdProps {
  texts: {
    question: string;
    join: string;
    joinHint: string;
    joinSent: string;
    contest: string;
    contestSent: string;
    title: string;
    explanation: string;
    message: string;
    document: string;
    documentHint: string;
    tooLarge: string;
    send: string;
    cancel: string;
    close: string;
  };
  documentBytesMax: number;
  messageMax: number;
  onJoin: () => void;
  join: { isPending: boolean; isDone: boolean; error: string | undefined };
  onContest: (contest: LegalIdContest) => void;
  contest: { isPending: boolean; isDone: boolean; error: string | undefined };
}

export function TakenLegalId({ texts, join, contest, onJoin, onContest, ...limits }: TakenLegalIdProps) {
  const [isContesting, setIsContesting] = useState(false);
  return (
    <div className={classes.root} role="group" aria-label={texts.question}>
      <p>{texts.question}</p>
      {join.isDone && <p role="status">{texts.joinSent}</p>}
      {contest.isDone && <p role="status">{texts.contestSent}</p>}
      <div className={classes.ways}>
        {!join.isDone && (
          <Button loading={join.isPending} onClick={onJoin}>
            {texts.join}
          </Button>
        )}
        {!contest.isDone && <Button onClick={() => setIsContesting(true)}>{texts.contest}</Button>}
      </div>
      {!join.isDone && <p className={classes.hint}>{texts.joinHint}</p>}
      {join.error && (
        <Alert color="red" role="alert">
          {join.error}
        </Alert>
      )}
      {isContesting && !contest.isDone && (
        <ContestDialog
          texts={texts}
          {...limits}
          pending={contest.isPending}
          error={contest.error}
          onClose={() => setIsContesting(false)}
          onContest={onContest}
        />
      )}
    </div>
  );
}

interface ContestDialogProps extends Pick<
  TakenLegalIdProps,
  'texts' | 'documentBytesMax' | 'messageMax' | 'onContest'
> {
  pending: boolean;
  error: string | undefined;
  onClose: () => void;
}

function ContestDialog(props: ContestDialogProps) {
  const { texts, documentBytesMax, messageMax, onContest, pending, error, onClose } = props;
  const [message, setMessage] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const isTooLarge = file !== null && file.size > documentBytesMax;
  const send = async () => {
    if (file) onContest({ message: message.trim(), document: { name: file.name, content: await toBase64(file) } });
  };
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={() => void send()}
      title={texts.title}
      consequences={[texts.explanation]}
      confirmLabel={texts.send}
      cancelLabel={texts.cancel}
      closeLabel={texts.close}
      pending={pending}
      error={error}
      blocked={message.trim() === '' || file === null || isTooLarge}
    >
      <Textarea
        label={texts.message}
        required
        data-autofocus
        autosize
        minRows={3}
        maxRows={8}
        maxLength={messageMax}
        value={message}
        onChange={(event) => setMessage(event.currentTarget.value)}
      />
      <FileInput
        label={texts.document}
        description={texts.documentHint}
        error={isTooLarge && texts.tooLarge}
        placeholder={texts.document}
        required
        accept="application/pdf,image/png,image/jpeg"
        value={file}
        onChange={setFile}
      />
    </ConfirmDialog>
  );
}

/** Base64 of a file: the part of its data URL after the comma. */
function toBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '');
    reader.onerror = () => reject(reader.error ?? new Error('the file cannot be read'));
    reader.readAsDataURL(file);
  });
}
