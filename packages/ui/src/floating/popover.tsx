import type { Popover as MantinePopover, PopoverProps as MantinePopoverProps } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { createContext, useContext, useId, useRef, useState, type ReactElement, type RefObject } from 'react';
import { cloneTarget, splitTarget, type TargetProps } from './clone-target';
import { readyParts, useParts } from './floating-parts';

interface PopoverState {
  attributes: TargetProps;
  target: RefObject<HTMLElement | null>;
}

const PopoverContext = createContext<PopoverState | null>(null);

interface PopoverProps extends Omit<MantinePopoverProps, 'id'> {
  opened: boolean;
}

/** Mantine's popover beside a button that is rendered at once, as in `Menu`. Its button opens it. */
export function Popover({ children, opened, withRoles = true, ...props }: PopoverProps) {
  const id = useId();
  const [isUsed, setIsUsed] = useState(opened);
  if (opened && !isUsed) setIsUsed(true);
  const target = useRef<HTMLElement>(null);
  const parts = useParts(isUsed);
  const parted = splitTarget(children, PopoverTarget);
  const attributes = withRoles
    ? {
        id,
        'aria-haspopup': 'dialog',
        'aria-expanded': opened,
        'aria-controls': opened ? `${id}-dropdown` : undefined,
      }
    : {};
  return (
    <PopoverContext value={{ attributes, target }}>
      {parted.target}
      {parts && (
        <parts.LatePopover {...props} id={id} target={target} opened={opened} withRoles={withRoles}>
          {parted.content}
        </parts.LatePopover>
      )}
    </PopoverContext>
  );
}

function PopoverTarget({ children }: { children: ReactElement<TargetProps> }) {
  const popover = useContext(PopoverContext);
  const ref = useMergedRef(children.props.ref, popover?.target);
  return cloneTarget(children, { ...popover?.attributes, ref });
}

Popover.Target = PopoverTarget;
Popover.Dropdown = (props: Parameters<typeof MantinePopover.Dropdown>[0]) => {
  const { Popover: Parts } = readyParts();
  return <Parts.Dropdown {...props} />;
};
