import type { ReactNode } from 'react';

/** The shape of what comes, and in words that it is coming. */
export function LoadingNotice({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div data-loading>
      <p role="status" className="sr-only">
        {text}
      </p>
      {children}
    </div>
  );
}
