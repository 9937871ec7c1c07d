import {
  Menu,
  type MenuProps,
  Popover,
  type PopoverProps,
  Tooltip,
  type TooltipProps,
  useMantineTheme,
} from '@mantine/core';
import { assignRef, useMounted } from '@mantine/hooks';
import { useEffect, useLayoutEffect, useState, type ReactNode, type Ref, type RefObject } from 'react';

export { Menu, Popover };

/** Represents a button rendered before its menu: Mantine needs a component that takes a ref. */
function Target({ target, ref }: { target: RefObject<HTMLElement | null>; ref?: Ref<HTMLElement> }): ReactNode {
  useLayoutEffect(() => {
    assignRef(ref, target.current);
  }, [ref, target]);
  return null;
}

interface Late {
  target: RefObject<HTMLElement | null>;
  opened: boolean;
}

/** Renders the menu closed first, because one that starts open does not know the previous focus. */
export function LateMenu({ target, opened, children, ...props }: MenuProps & Late) {
  const isMounted = useMounted();
  return (
    <Menu {...props} opened={opened && isMounted}>
      <Menu.Target>
        <Target target={target} />
      </Menu.Target>
      {children}
    </Menu>
  );
}

export function LatePopover({ target, opened, children, ...props }: PopoverProps & Late) {
  const isMounted = useMounted();
  return (
    <Popover {...props} opened={opened && isMounted}>
      <Popover.Target>
        <Target target={target} />
      </Popover.Target>
      {children}
    </Popover>
  );
}

interface LateTooltipProps extends Pick<TooltipProps, 'label' | 'disabled' | 'w'> {
  target: HTMLElement;
}

/** The tooltip is mounted from the first hover on. */
export function LateTooltip({ target, disabled = false, ...props }: LateTooltipProps) {
  const isOver = useMouseOver(target);
  return <Tooltip {...props} target={target} opened={isOver && !disabled} />;
}

function useMouseOver(target: HTMLElement): boolean {
  const [isOver, setIsOver] = useState(false);
  const { openDelay = 0 } = useMantineTheme().components['Tooltip']?.defaultProps as { openDelay?: number };
  useEffect(() => {
    let opening = 0;
    const enter = () => {
      clearTimeout(opening);
      opening = window.setTimeout(() => setIsOver(true), openDelay);
    };
    const leave = () => {
      clearTimeout(opening);
      setIsOver(false);
    };
    const onEnter = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && enter();
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && leave();
    if (target.matches(':hover')) enter();
    target.addEventListener('pointerenter', onEnter);
    target.addEventListener('pointerleave', leave);
    document.addEventListener('keydown', onKey);
    return () => {
      clearTimeout(opening);
      target.removeEventListener('pointerenter', onEnter);
      target.removeEventListener('pointerleave', leave);
      document.removeEventListener('keydown', onKey);
    };
  }, [target, openDelay]);
  return isOver;
}
