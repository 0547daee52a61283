'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import { cn } from '@/components/ui/cn';
import { Label } from '@/components/ui/label';
import { Switch } from '@/components/ui/switch';
import type { ConsentChoice } from '@/lib/core/http/consent';

export function choiceIn(form: HTMLFormElement): ConsentChoice {
  const data = new FormData(form);
  return { analytics: data.has('analytics'), preferences: data.has('preferences') };
}

/** Essential cookies are always on (R3.2). The text above says so, which is why phones hide this row. */
export function ConsentChoices({ initial, folded }: { initial?: ConsentChoice; folded?: boolean }) {
  const t = useTranslations('consent');
  return (
    <div className={cn('divide-y divide-line border-line', folded ? 'border-t' : 'border-y')}>
      <Choice label={t('essential')} text={t('essentialText')} className={folded && 'hidden sm:flex'}>
        {(id) => <Switch id={id} aria-describedby={`${id}-text`} checked disabled readOnly />}
      </Choice>
      <Choice label={t('analytics')} text={t('analyticsText')}>
        {(id) => (
          <Switch
            id={id}
            aria-describedby={`${id}-text`}
            name="analytics"
            defaultChecked={initial?.analytics ?? false}
          />
        )}
      </Choice>
      <Choice label={t('preferences')} text={t('preferencesText')}>
        {(id) => (
          <Switch
            id={id}
            aria-describedby={`${id}-text`}
            name="preferences"
            defaultChecked={initial?.preferences ?? false}
          />
        )}
      </Choice>
    </div>
  );
}

interface ChoiceProps {
  label: string;
  text: string;
  className?: string | false | undefined;
  children: (id: string) => ReactNode;
}

function Choice({ label, text, className, children }: ChoiceProps) {
  const id = useId();
  return (
    <div className={cn('flex items-center justify-between gap-4 py-1', className)}>
      <div>
        <Label htmlFor={id} className="text-base">
          {label}
        </Label>
        <p id={`${id}-text`} className="text-[0.8125rem]/[1.125rem] text-muted">
          {text}
        </p>
      </div>
      {children(id)}
    </div>
  );
}
