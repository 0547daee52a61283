'use client';

import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icons';
import { takeFocus } from '@/components/ui/take-focus';

interface OutcomeProps {
  icon: IconName;
  tone?: 'primary' | 'danger';
  title: string;
  text: string;
  /** Moves the focus here, because this replaces a form that was just submitted. */
  afterForm?: boolean;
  children?: ReactNode;
}

export function Outcome({ icon, tone = 'primary', title, text, afterForm, children }: OutcomeProps) {
  return (
    <div className="grid gap-5">
      <Icon of={icon} className={tone === 'danger' ? 'size-10 text-danger' : 'size-10 text-primary'} />
      <div>
        <h1 className="text-2xl outline-none" tabIndex={-1} ref={afterForm ? takeFocus : undefined}>
          {title}
        </h1>
        <p className="mt-2 break-words text-muted">{text}</p>
      </div>
      {children}
    </div>
  );
}
