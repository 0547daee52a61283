'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { formatList } from '@/lib/core/i18n/intl-formats';
import { isolate } from '@/lib/core/i18n/isolate';
import { medicationLimits } from '@/lib/records/medications/vocabulary';

const choices = ['spat', 'vet', 'other'] as const;

interface GuardReasonProps {
  readers: readonly string[];
  busy: boolean;
  onGive: (reason: string) => void;
}

export function GuardReason({ readers, busy, onGive }: GuardReasonProps) {
  const t = useTranslations('doseGuard');
  const locale = useLocale();
  const id = useId();
  const [choice, choose] = useState<(typeof choices)[number] | null>(null);
  const [typedReason, type] = useState('');
  const reason = choice === null || choice === 'other' ? typedReason.trim() : t(`reasons.${choice}`);
  return (
    <div className="-mx-4 mt-4 grid gap-3 border-t border-line bg-surface px-4 pt-4 pb-[calc(1rem+env(safe-area-inset-bottom))] md:rounded-b-[24px]">
      <fieldset className="guard-reasons" aria-describedby={readers.length > 0 ? `${id}-readers` : undefined}>
        <legend className="font-medium">{t('why')}</legend>
        {readers.length > 0 ? (
          <p id={`${id}-readers`} className="text-sm text-muted wrap-anywhere">
            {t('readers', { names: formatList(readers.map(isolate), locale), count: readers.length })}
          </p>
        ) : null}
        <div className="mt-2 flex flex-wrap gap-2">
          {choices.map((one) => (
            <label key={one} className={cn('chip', one === choice && 'chosen')}>
              <input type="radio" name={id} className="sr-only" checked={one === choice} onChange={() => choose(one)} />
              {t(`reasons.${one}`)}
            </label>
          ))}
        </div>
      </fieldset>
      {choice === 'other' ? (
        <div>
          <Label htmlFor={`${id}-other`}>{t('reason')}</Label>
          <Input
            id={`${id}-other`}
            value={typedReason}
            maxLength={medicationLimits.againReason}
            autoComplete="off"
            onChange={({ target }) => type(target.value)}
          />
        </div>
      ) : null}
      <Button
        variant="dangerOutline"
        block
        size="large"
        busy={busy}
        disabled={choice === null || reason === ''}
        onClick={() => onGive(reason)}
      >
        {t('give')}
      </Button>
    </div>
  );
}
