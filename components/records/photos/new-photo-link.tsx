'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Input } from '@/components/ui/input';
import { toast } from '@/lib/browser/page/toast';

export function NewPhotoLink({ url }: { url: string }) {
  const t = useTranslations('photos.sharing');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast({ title: t('copied') });
    } catch {
      toast({ title: t('copyFailed'), tone: 'danger' });
    }
  };
  return (
    <div className="grid gap-2">
      <Input readOnly value={url} aria-label={t('address')} className="font-mono text-sm" />
      <Button variant="outline" block onClick={() => void copy()}>
        <Icon of="copy" />
        {t('copy')}
      </Button>
      <p className="text-sm text-muted">{t('once')}</p>
    </div>
  );
}
