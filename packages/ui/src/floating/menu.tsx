import type { Menu as MantineMenu, MenuProps as MantineMenuProps } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { createContext, useContext, useId, useRef, useState, type ReactElement, type RefObject } from 'react';
import { cloneTarget, splitTarget, type TargetProps } from './clone-target';
import { readyParts, useParts } from './floating-parts';

interface MenuState {
  id: string;
  isOpen: boolean;
  toggle: () => void;
  target: RefObject<HTMLElement | null>;
}

const MenuContext = createContext<MenuState | null>(null);

type MenuProps = Omit<MantineMenuProps, 'opened' | 'defaultOpened' | 'onChange' | 'id'>;

/**
 * Mantine's menu beside a button that is rendered at once: the menu is loaded after the page was shown, and rendered
 * from the first press on.
 */
export function Menu({ children, onOpen, onClose, ...props }: MenuProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [isUsed, setIsUsed] = useState(false);
  const target = useRef<HTMLElement>(null);
  const parts = useParts(isUsed);
  const change = (next: boolean) => {
    setIsOpen(next);
    if (next) setIsUsed(true);
    (next ? onOpen : onClose)?.();
  };
  const parted = splitTarget(children, MenuTarget);
  return (
    <MenuContext value={{ id, isOpen, toggle: () => change(!isOpen), target }}>
      {parted.target}
      {parts && (
        <parts.LateMenu {...props} id={id} target={target} opened={isOpen} onChange={change}>
          {parted.content}
        </parts.LateMenu>
      )}
    </MenuContext>
  );
}

function MenuTarget({ children }: { children: ReactElement<TargetProps> }) {
  const menu = useContext(MenuContext);
  const ref = useMergedRef(children.props.ref, menu?.target);
  if (!menu) throw new Error('A target stands outside of its menu');
  const { id, isOpen, toggle } = menu;
  return cloneTarget(children, {
    id,
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? `${id}-dropdown` : undefined,
    'data-expanded': isOpen || undefined,
    onClick: toggle,
    ref,
  });
}

type DropdownProps = Parameters<typeof MantineMenu.Dropdown>[0];

Menu.Target = MenuTarget;
Menu.Dropdown = (props: DropdownProps) => {
  const { Menu: Parts } = readyParts();
  return <Parts.Dropdown {...props} />;
};
Menu.Item = ((props: object) => {
  const { Menu: Parts } = readyParts();
  return <Parts.Item {...props} />;
}) as typeof MantineMenu.Item;
Menu.Label = (props: Parameters<typeof MantineMenu.Label>[0]) => {
  const { Menu: Parts } = readyParts();
  return <Parts.Label {...props} />;
};
Menu.Divider = () => {
  const { Menu: Parts } = readyParts();
  return <Parts.Divider />;
};
