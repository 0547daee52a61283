import type { ReactNode } from 'react';

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
