import { Button, VisuallyHidden, type ButtonProps } from '@mantine/core';
import { useId, type ComponentProps, type MouseEventHandler, type ReactNode } from 'react';
import { Tooltip } from '../floating/tooltip';

interface ReasonButtonProps
  extends Omit<ButtonProps, 'disabled'>, Pick<ComponentProps<'button'>, 'onPointerEnter' | 'onFocus'> {
  children: ReactNode;
  reason?: string | null | undefined;
  onClick: MouseEventHandler<HTMLButtonElement>;
}

/** A disabled button with a reason. It stays in the tab order, so that screen readers can announce the reason. */
export function ReasonButton({ children, reason, onClick, ...rest }: ReasonButtonProps) {
  const reasonId = useId();
  if (!reason)
    return (
      <Button {...rest} onClick={onClick}>
        {children}
      </Button>
    );

  return (
    <>
      <Tooltip label={reason}>
        <Button
          {...rest}
          data-disabled
          aria-disabled
          aria-describedby={reasonId}
          onClick={(event) => event.preventDefault()}
        >
          {children}
        </Button>
      </Tooltip>
      <VisuallyHidden id={reasonId}>{reason}</VisuallyHidden>
    </>
  );
}
