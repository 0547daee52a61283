import { cn } from '@/components/ui/cn';

export const signBar = 'sticky top-0 z-40 border-line bg-sunken md:ml-24';

/** Two lines of text on phones, so that another text never moves the page. */
export const signLine =
  'mx-auto flex min-h-[3.625rem] max-w-4xl items-center gap-3 px-4 pt-[env(safe-area-inset-top)] leading-tight sm:min-h-11 sm:px-6';

/** Reserves space for the indicator while its code loads. A page that moves under a finger loses the tap. */
export function SignRoom() {
  return (
    <div data-waiting-sign className={cn(signBar, 'border-b')}>
      <div className={signLine} />
    </div>
  );
}

export function SavedSignRoom() {
  return (
    <div data-saved-sign className={cn(signBar, 'hidden border-b [html[data-saved-at]_&]:block')}>
      <div className={signLine} />
    </div>
  );
}
