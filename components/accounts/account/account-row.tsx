import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icons';

export function RowChevron() {
  return <Icon of="chevron-right" className="row-chevron size-5 shrink-0 text-muted" />;
}

type AccountRowProps = {
  id: string;
  icon: IconName;
  title: string;
  state?: string;
  text?: string;
  children: ReactNode;
};

/** Uses `<details>`, which opens without JavaScript. */
export function AccountRow({ id, icon, title, state, text, children }: AccountRowProps) {
  return (
    <details id={id} className="account-row border-b border-line">
      <summary className="-mx-2 flex min-h-13.5 items-center gap-3 rounded-control px-2 py-2 hover:bg-sunken">
        <Icon of={icon} className="size-5 shrink-0 text-primary" />
        <h2 id={`${id}-title`} className="grow font-sans text-base font-normal tracking-normal">
          {title}
        </h2>
        {state ? <span className="text-right text-sm text-muted">{state}</span> : null}
        <RowChevron />
      </summary>
      {/* Browsers open the row for a link to something inside it. */}
      <section
        id={`${id}-content`}
        aria-labelledby={`${id}-title`}
        className={cn('grid gap-5 pb-7', text ? 'pt-1' : 'pt-3')}
      >
        {text ? <p className="text-muted">{text}</p> : null}
        {children}
      </section>
    </details>
  );
}
