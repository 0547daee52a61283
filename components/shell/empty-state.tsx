import type { ReactNode } from 'react';
import { Drawing, type DrawingName } from './drawing';

type EmptyStateProps = {
  drawing?: DrawingName;
  title: string;
  text: string;
  /** The one thing to do here. */
  action?: ReactNode;
  /** 2 inside a page that has its title, 1 when this is the page. */
  level?: 1 | 2;
};

/** What a place is for while there is nothing in it, and the way to change that. */
export function EmptyState({ drawing = 'paw', title, text, action, level = 2 }: EmptyStateProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className="mx-auto flex max-w-md flex-col items-center px-4 py-10 text-center">
      <Drawing name={drawing} className="mb-5 size-40 text-primary" />
      <Heading className="text-2xl">{title}</Heading>
      {/* Beside its button it says how to do that, which a copy that is read offline can't offer. */}
      <p className="mt-2 text-muted" data-online={action ? '' : undefined}>
        {text}
      </p>
      {action ? <div className="mt-6 flex flex-wrap justify-center gap-2">{action}</div> : null}
    </div>
  );
}
