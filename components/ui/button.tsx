import { cva, type VariantProps } from 'class-variance-authority';
import { type ComponentProps, cloneElement, isValidElement } from 'react';
import { cn } from './cn';
import { Spinner } from './spinner';

export const buttonVariants = cva(
  // What all have in common is one class of theme.css: it stands in every page twice for each button.
  'button',
  {
    variants: {
      variant: {
        primary: 'bg-primary text-on-primary hover:bg-primary-strong',
        outline: 'border border-edge bg-surface text-ink hover:border-primary hover:text-primary',
        soft: 'bg-primary-soft text-primary hover:bg-primary hover:text-on-primary',
        ghost: 'text-ink hover:bg-sunken',
        link: 'text-primary underline decoration-1 underline-offset-4 hover:decoration-2',
        onInk: 'text-paper hover:bg-muted',
        danger: 'bg-danger text-on-primary hover:bg-danger-strong',
        dangerOutline: 'border border-danger bg-surface text-danger hover:bg-danger-soft',
      },
      size: { default: 'px-4 py-2', large: 'min-h-13 px-6 py-3 text-lg', icon: 'size-11 p-0', link: 'px-1' },
      block: { true: 'w-full' },
    },
    defaultVariants: { variant: 'primary', size: 'default' },
  },
);

export type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof buttonVariants> & {
    /** Gives the look to the child element (a link) instead of rendering a button. */
    asChild?: boolean;
    /** Work is under way: the label stays readable, a second press does nothing. */
    busy?: boolean;
  };

export function Button({
  className,
  variant,
  size,
  block,
  asChild,
  busy,
  children,
  type,
  onClick,
  ...props
}: ButtonProps) {
  const classes = cn(buttonVariants({ variant, size, block }), className);
  // Cloned here rather than by Radix' Slot, which has hooks and so would make every linked button a client component.
  if (asChild && isValidElement<{ className?: string }>(children)) {
    return cloneElement(children, { ...props, className: cn(classes, children.props.className) });
  }
  return (
    <button
      className={classes}
      type={type ?? 'button'}
      // Not `disabled`: that would drop the keyboard focus in the middle of the work.
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...props}
    >
      {busy ? <Spinner /> : null}
      {children}
    </button>
  );
}
