import type { ReactNode } from 'react';

export function HelpHead({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <header className="relative isolate overflow-hidden border-b border-line">
      <span aria-hidden="true" className="guilloche absolute inset-0 -z-10 text-primary opacity-[0.09]" />
      <div className="mx-auto max-w-6xl px-4 pt-8 pb-10 sm:px-6 lg:pt-12">
        <h1 className="text-4xl sm:text-5xl">{title}</h1>
        <p className="mt-4 max-w-2xl text-lg">{text}</p>
        {children}
      </div>
    </header>
  );
}
