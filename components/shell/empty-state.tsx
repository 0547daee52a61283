import type { ReactNode } from 'react';
import { Drawing, type DrawingName } from './drawing';

type EmptyStateProps = {
  drawing?: DrawingName;
  title: string;
  text: string;
  action?: ReactNode;
  level?: 1 | 2;
};

export function EmptyState({ drawing = 'paw', title, text, action, level = 2 }: EmptyStateProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className="mx-auto flex max-w-md flex-col items-center px-4 py-10 text-center">
      <Drawing name={drawing} className="mb-5 size-40 text-primary" />
      <Heading className="text-2xl">{title}</Heading>
      <p className="mt-2 text-muted">{text}</p>
      {action ? <div className="mt-6 flex flex-wrap justify-center gap-2">{action}</div> : null}
    </div>
  );
}
