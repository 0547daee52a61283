import type { ReactNode } from 'react';

export function Step({
  title,
  text,
  icon,
  children,
}: {
  title: string;
  text: string;
  icon?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="grid gap-5" aria-live="polite">
      {icon}
      <div>
        <h1 className="text-2xl">{title}</h1>
        <p className="mt-2 text-muted">{text}</p>
      </div>
      {children}
    </div>
  );
}
