import {
  Children,
  cloneElement,
  isValidElement,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';

export interface TargetProps {
  ref?: Ref<HTMLElement> | undefined;
  onClick?: ((event: never) => void) | undefined;
  onPointerEnter?: ((event: PointerEvent<HTMLElement>) => void) | undefined;
  [attribute: string]: unknown;
}

const both =
  <Event>(first: ((event: Event) => void) | undefined, second: ((event: Event) => void) | undefined) =>
  (event: Event) => {
    first?.(event);
    second?.(event);
  };

/** Clones the only child with the floating part's ref and handlers in addition to its own. */
export function cloneTarget(child: ReactElement<TargetProps>, { onClick, onPointerEnter, ref, ...props }: TargetProps) {
  const own = child.props;
  return cloneElement(child, {
    ...props,
    ...own,
    ref,
    ...(onClick && { onClick: both(own.onClick, onClick) }),
    ...(onPointerEnter && { onPointerEnter: both(own.onPointerEnter, onPointerEnter) }),
  });
}

/** Separates the button, an element of type `Target`, from the children that it opens. */
export function splitTarget(children: ReactNode, Target: unknown) {
  const all = Children.toArray(children);
  const isTarget = (child: (typeof all)[number]) => isValidElement(child) && child.type === Target;
  return { target: all.filter(isTarget), content: all.filter((child) => !isTarget(child)) };
}
