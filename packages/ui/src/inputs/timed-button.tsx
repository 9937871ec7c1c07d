import { Button, type ButtonProps } from '@mantine/core';
import { useServerSecond } from '../hooks/use-server-second';

interface TimedButtonProps extends ButtonProps {
  label: string;
  endsAt: number;
  onClick: () => void;
}

const inSeconds = (count: number) =>
  new Intl.NumberFormat(document.documentElement.lang, { style: 'unit', unit: 'second', unitDisplay: 'narrow' }).format(
    count,
  );

export function TimedButton({ label, endsAt, onClick, ...props }: TimedButtonProps) {
  const seconds = Math.floor((endsAt - useServerSecond(0)) / 1000);
  if (seconds <= 0) return null;
  return (
    <Button {...props} onClick={onClick}>
      {label}
      <span aria-hidden>&nbsp;· {inSeconds(seconds)}</span>
    </Button>
  );
}
