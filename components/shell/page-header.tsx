import { ArrowLeft } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { IntentLink } from './intent-link';

type PageHeaderProps = {
  title: string;
  /** One sentence below the title. */
  text?: string;
  back?: { href: string; label: string };
  /** Buttons at the right, below the title on phones. */
  actions?: ReactNode;
};

/** The head of a signed-in screen, with the page's only h1. */
export function PageHeader({ title, text, back, actions }: PageHeaderProps) {
  return (
    <header className="pt-4 pb-5 sm:pt-8">
      {back ? (
        <IntentLink
          href={back.href}
          className="tap -ml-2 inline-flex items-center gap-1.5 rounded-control px-2 text-primary underline-offset-4 hover:underline"
        >
          <Icon of={ArrowLeft} className="size-5" />
          {back.label}
        </IntentLink>
      ) : null}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-3xl sm:text-4xl">{title}</h1>
          {text ? <p className="mt-1.5 text-muted">{text}</p> : null}
        </div>
        {actions ? <div className="flex flex-wrap gap-2">{actions}</div> : null}
      </div>
    </header>
  );
}
