'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Input } from '@/components/ui/input';
import { toast } from '@/lib/browser/page/toast';

export function NewToken({ token, onDone }: { token: string; onDone: () => void }) {
  const t = useTranslations('accessTokens');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(token);
      toast({ title: t('copied') });
    } catch {
      toast({ title: t('copyFailed'), tone: 'danger' });
    }
  };
  return (
    <div className="grid gap-3">
      <p role="status">
        <span className="block font-medium">{t('created')}</span>
        <span className="text-muted">{t('createdText')}</span>
      </p>
      <Input
        readOnly
        data-autofocus
        value={token}
        aria-label={t('token')}
        className="font-mono text-sm"
        onFocus={({ target }) => target.select()}
      />
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => void copy()}>
          <Icon of="copy" />
          {t('copy')}
        </Button>
        <Button variant="outline" onClick={onDone}>
          {t('done')}
        </Button>
      </div>
    </div>
  );
}
