'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { get, useFormContext } from 'react-hook-form';
import { Icon } from '@/components/ui/icon';

interface MoreFieldsProps {
  names: readonly string[];
  preset?: readonly string[];
  summary: string;
  children: ReactNode;
}

export function MoreFields({ names, preset = [], summary, children }: MoreFieldsProps) {
  const t = useTranslations('entries');
  const { formState, getValues } = useFormContext();
  const [open, setOpen] = useState(() => names.some((name) => hasValue(getValues(name))));
  const isWrong = [...names, ...preset].some((name) => get(formState.errors, name));
  return (
    <details
      className="group border-t border-line"
      open={open || isWrong}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-13 cursor-pointer items-center justify-between gap-2">
        <span>
          <span className="font-medium">{t('more')}</span> <span className="text-muted">· {summary}</span>
        </span>
        <Icon of="chevron-down" className="size-5 shrink-0 group-open:rotate-180" />
      </summary>
      <div className="mt-2 grid gap-5 pb-3">{children}</div>
    </details>
  );
}

function hasValue(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}
