'use client';

import { useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';
import { Input } from '@/components/ui/input';
import { qrPath } from '@/lib/sharing/links/client';
import { HandOver } from './hand-over';
import { readerLooks } from './reader-looks';

interface LostLinkProps {
  pet: { id: string; name: string };
  share: { id: string; url: string };
}

export function LostLink({ pet: { id, name }, share }: LostLinkProps) {
  const t = useTranslations('sharing');
  return (
    <div
      className={cn(readerLooks.finder.cover, 'cover-ground -mx-2 grid gap-3 justify-self-stretch rounded-tile p-2')}
    >
      <Input readOnly value={share.url} aria-label={t('lost.link')} className="font-mono text-sm" />
      <HandOver
        url={share.url}
        title={t('sendText', { name })}
        code={{ path: qrPath(id, share.id), label: t('lost.linkLabel'), names: name }}
      />
    </div>
  );
}
