'use client';

import './install-card.css';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { LazyMessages } from '@/components/loading/lazy-messages';
import { Button } from '@/components/ui/button';
import { LogoMark } from '@/components/ui/logo';

type InstallCardProps = { onInstall: () => void; onDismiss: () => void };

export function InstallCard(props: InstallCardProps) {
  return (
    <LazyMessages namespaces={['install']}>
      <Question {...props} />
    </LazyMessages>
  );
}

function Question({ onInstall, onDismiss }: InstallCardProps) {
  const t = useTranslations('install');
  const titleId = useId();
  return (
    <aside
      aria-labelledby={titleId}
      className="install-card isolate animate-pop overflow-hidden rounded-card border border-line bg-surface p-4 shadow-card print:hidden"
    >
      <span aria-hidden="true" className="guilloche absolute inset-0 -z-10 text-primary opacity-[0.09]" />
      <div className="flex gap-3.5">
        <LogoMark className="size-11 shrink-0" />
        <div className="min-w-0">
          <h2 id={titleId} className="text-xl">
            {t('title')}
          </h2>
          <p className="mt-1 text-sm text-muted">{t('text')}</p>
        </div>
      </div>
      <div className="mt-3 grid grid-cols-2 gap-2">
        <Button onClick={onInstall}>{t('install')}</Button>
        <Button variant="outline" onClick={onDismiss}>
          {t('dismiss')}
        </Button>
      </div>
    </aside>
  );
}
