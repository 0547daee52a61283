import { cva, type VariantProps } from 'class-variance-authority';
import { cn } from './cn';

const stampVariants = cva(
  'relative grid min-h-32 w-32 shrink-0 animate-land place-content-center rounded-full border-[3px] p-3 text-center before:absolute before:inset-1 before:rounded-full before:border before:border-current before:opacity-70',
  {
    variants: {
      state: {
        valid: 'border-current text-primary',
        due: 'border-dashed border-current text-due',
        overdue: 'border-double border-current text-danger',
        info: 'border-current text-info',
        early: 'border-dotted border-current text-due',
      },
      tilt: { left: '-rotate-9', slight: '-rotate-4', right: 'rotate-6', none: '' },
    },
    defaultVariants: { state: 'valid', tilt: 'left' },
  },
);

const LONG_TITLE = 11;

type StampProps = VariantProps<typeof stampVariants> & {
  title: string;
  date: string;
  /** Colour and border alone must not carry the state. */
  stateText: string;
  className?: string;
};

export function Stamp({ title, date, stateText, state, tilt, className }: StampProps) {
  return (
    <div className={cn(stampVariants({ state, tilt }), className)}>
      <p className="text-xs tabular">{date}</p>
      <p
        dir="auto"
        className={cn(
          'font-display leading-tight font-semibold hyphens-auto wrap-anywhere',
          title.length > LONG_TITLE && 'text-sm',
        )}
      >
        {title}
      </p>
      <p className="mt-0.5 text-xs font-semibold tracking-wide uppercase">{stateText}</p>
    </div>
  );
}
