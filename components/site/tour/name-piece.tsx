'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Drawing } from '@/components/shell/drawing';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';

export function NamePiece() {
  const t = useTranslations('tour.name');
  const [name, setName] = useState('');
  return (
    <div className="grid gap-5">
      <div>
        <Label htmlFor="tour-name" className="mb-1.5 block">
          {t('label')}
        </Label>
        <Input
          id="tour-name"
          value={name}
          maxLength={40}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
      </div>
      <div className="relative isolate flex items-center gap-5 overflow-hidden rounded-card border border-line bg-surface p-5 shadow-card">
        <span aria-hidden="true" className="guilloche absolute inset-0 -z-10 text-primary opacity-[0.11]" />
        <Drawing name="paw" className="size-20 shrink-0 text-primary" />
        <div className="min-w-0">
          <p className="text-xs font-semibold tracking-[0.16em] text-primary uppercase">{t('passport')}</p>
          <p dir="auto" className="mt-1 font-display text-3xl leading-tight font-[560] wrap-anywhere">
            {name.trim() || t('example')}
          </p>
          <p className="mt-1 text-sm text-muted">{t('rest')}</p>
        </div>
      </div>
    </div>
  );
}
