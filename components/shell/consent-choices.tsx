'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import { Label } from '@/components/ui/label';
import { Switch } from '@/components/ui/switch';
import type { ConsentChoice } from '@/lib/core/http/consent';

export function choiceIn(form: HTMLFormElement): ConsentChoice {
  const data = new FormData(form);
  return { analytics: data.has('analytics'), preferences: data.has('preferences') };
}

/** Essential cookies are always on (R3.2). */
export function ConsentChoices({ initial }: { initial?: ConsentChoice }) {
  const t = useTranslations('consent');
  return (
    <div className="divide-y divide-line border-y border-line">
      <Choice label={t('essential')} text={t('essentialText')}>
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

function Choice({ label, text, children }: { label: string; text: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className="flex items-center justify-between gap-4 py-2">
      <div>
        <Label htmlFor={id} className="text-base">
          {label}
        </Label>
        <p id={`${id}-text`} className="text-sm text-muted">
          {text}
        </p>
      </div>
      {children(id)}
    </div>
  );
}
