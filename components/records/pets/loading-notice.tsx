import type { ReactNode } from 'react';

interface LoadingNoticeProps {
  text: string;
  wide?: boolean;
  children: ReactNode;
}

export function LoadingNotice({ text, wide, children }: LoadingNoticeProps) {
  return (
    <div data-loading data-wide={wide ? '' : undefined}>
      <p role="status" className="sr-only">
        {text}
      </p>
      {children}
    </div>
  );
}
