import type { TooltipProps as MantineTooltipProps } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import { cloneTarget, type TargetProps } from './clone-target';
import { useParts } from './floating-parts';

interface TooltipProps extends TargetProps, Pick<MantineTooltipProps, 'label'> {
  disabled?: boolean;
  w?: number;
  children: ReactElement<TargetProps>;
}

/** Tooltip of a button. A page has hundreds of them, so an unused one renders only its button. */
export function Tooltip({ label, disabled = false, w, children, onPointerEnter, ...props }: TooltipProps) {
  const [target, setTarget] = useState<HTMLElement | null>(null);
  const parts = useParts(target !== null);
  const child = cloneTarget(children, {
    ...props,
    ref: props.ref ?? children.props.ref,
    onPointerEnter: (event) => {
      onPointerEnter?.(event);
      if (event.pointerType === 'mouse') setTarget(event.currentTarget);
    },
  });
  return (
    <>
      {child}
      {parts && target && <parts.LateTooltip target={target} label={label} disabled={disabled} {...(w && { w })} />}
    </>
  );
}
