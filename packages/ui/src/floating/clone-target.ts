import {
  Children,
  cloneElement,
  isValidElement,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';

/** Attributes that a floating part gives its button. The button's own attributes win. */
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

/** The only child of what floats, with its ref and its handlers beside its own. */
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

/** Separates the button, an element of type `Target`, from the children that are drawn when it is pressed. */
export function splitTarget(children: ReactNode, Target: unknown) {
  const all = Children.toArray(children);
  const isTarget = (child: (typeof all)[number]) => isValidElement(child) && child.type === Target;
  return { target: all.filter(isTarget), content: all.filter((child) => !isTarget(child)) };
}
