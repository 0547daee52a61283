import { cva, type VariantProps } from 'class-variance-authority';
import { type ComponentProps, cloneElement, isValidElement } from 'react';
import { cn } from './cn';
import { Spinner } from './spinner';

export const buttonVariants = cva(
  // Classes of theme.css instead of many utilities, because each button sends them twice (HTML and flight data).
  'button',
  {
    variants: {
      variant: {
        primary: 'primary',
        outline: 'outlined',
        outlinePrimary: 'outlined-primary',
        soft: 'soft',
        ghost: 'text-ink hover:bg-sunken',
        ghostDanger: 'font-semibold text-danger hover:bg-danger-soft',
        link: 'text-primary underline decoration-1 underline-offset-4 hover:decoration-2',
        onInk: 'text-paper hover:bg-muted',
        danger: 'danger',
        dangerOutline: 'outlined-danger',
      },
      size: {
        default: 'padded',
        large: 'min-h-13 px-6 py-3 text-lg',
        icon: 'size-11 p-0',
        link: 'px-1',
        fill: 'size-full px-2',
      },
      block: { true: 'w-full' },
    },
    defaultVariants: { variant: 'primary', size: 'default' },
  },
);

export type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof buttonVariants> & {
    asChild?: boolean;
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
  // Does not use Radix' Slot, because its hooks would make every linked button a client component.
  if (asChild && isValidElement<{ className?: string }>(children)) {
    return cloneElement(children, { ...props, className: cn(classes, children.props.className) });
  }
  return (
    <button
      className={classes}
      type={type ?? 'button'}
      // Not `disabled`, which would drop the keyboard focus.
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
