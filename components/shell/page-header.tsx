import type { ReactNode } from 'react';
import { IntentLink } from '@/components/loading/intent-link';
import { Icon } from '@/components/ui/icon';
import { Skeleton } from '@/components/ui/skeleton';
import { isolate } from '@/lib/core/i18n/isolate';

type PageHeaderProps = {
  title: string;
  text?: string | undefined;
  back?: { href: string; label: string };
  actions?: ReactNode;
};

export function PageHeader({ title, text, back, actions }: PageHeaderProps) {
  return (
    <header className="pb-5 lg:pt-8">
      {back ? (
        <IntentLink
          href={back.href}
          className="tap -ml-2 inline-flex items-center gap-1.5 rounded-control px-2 text-primary underline-offset-4 hover:underline print:hidden"
        >
          <Icon of="arrow-left" className="size-5" />
          {isolate(back.label)}
        </IntentLink>
      ) : null}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-3xl sm:text-4xl">{isolate(title)}</h1>
          {text ? <p className="mt-1.5 text-muted">{text}</p> : null}
        </div>
        {actions ? <div className="flex flex-wrap gap-2 print:hidden">{actions}</div> : null}
      </div>
    </header>
  );
}

type PageHeaderSkeletonProps = { back?: boolean; text?: boolean };

export function PageHeaderSkeleton({ back, text }: PageHeaderSkeletonProps) {
  return (
    <div className="pb-5 lg:pt-8">
      {back ? <Skeleton className="my-3 h-5 w-32" /> : null}
      <Skeleton className="h-9 w-56 sm:h-11" />
      {text ? <Skeleton className="mt-1.5 h-6 w-64 max-w-full" /> : null}
    </div>
  );
}
