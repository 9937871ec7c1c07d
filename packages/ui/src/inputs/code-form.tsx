import { Button } from '@mantine/core';
import { IconChevronLeft } from '@tabler/icons-react';
import { useEffect, useId, useState, type FormEvent, type ReactNode, type RefObject } from 'react';
import { CodeInput } from './code-input';
import classes from './code-form.module.css';

interface CodeFormProps {
  texts: { title: string; code: string; signIn: string; useAnother: string };
  hint: ReactNode;
  refusal: string | undefined;
  isPending: boolean;
  isBlocked: boolean;
  onSubmit: (code: string) => Promise<unknown>;
  onType: () => void;
  onBack: () => void;
  resend: ReactNode;
  field: RefObject<HTMLInputElement | null>;
}

export function CodeForm(props: CodeFormProps) {
  const { texts, hint, refusal, isPending, isBlocked, onSubmit, onType, onBack, resend, field } = props;
  const hintId = useId();
  const [code, setCode] = useState('');
  // The form takes the place of another one on the same page, so it takes the focus as a page would.
  useEffect(() => field.current?.focus(), [field]);

  const submit = (digits: string) => {
    if (digits.length < 6 || isPending || isBlocked) return;
    onSubmit(digits).catch(() => {
      setCode('');
      field.current?.focus();
    });
  };
  const change = (digits: string) => {
    setCode(digits);
    if (digits !== '') onType();
  };

  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        submit(code);
      }}
    >
      <h1 className={classes.title}>{texts.title}</h1>
      <p id={hintId} className={classes.text}>
        {hint}
      </p>
      <div className={classes.code}>
        <CodeInput
          ref={field}
          label={texts.code}
          value={code}
          onChange={change}
          onComplete={submit}
          invalid={refusal !== undefined}
          describedBy={hintId}
        />
      </div>
      <div role="alert" className={classes.error}>
        {refusal}
      </div>
      {resend}
      <Button
        type="submit"
        variant="filled"
        size="lg"
        fullWidth
        mt={20}
        loading={isPending}
        disabled={code.length < 6 || isBlocked}
      >
        {texts.signIn}
      </Button>
      <Button
        variant="subtle"
        color="gray"
        size="md"
        fullWidth
        mt={8}
        leftSection={<IconChevronLeft size={16} aria-hidden />}
        onClick={onBack}
      >
        {texts.useAnother}
      </Button>
    </form>
  );
}
