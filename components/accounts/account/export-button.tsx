'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type MouseEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Progress } from '@/components/ui/progress';
import { exportPath, readExport } from '@/lib/accounts/account/export-client';
import { ApiError } from '@/lib/browser/api/api-client';
import { saveFile } from '@/lib/browser/page/save-file';
import { toast } from '@/lib/browser/page/toast';
import { formatNumber } from '@/lib/core/i18n/numbers';

export function ExportButton({ userId }: { userId: string }) {
  const t = useTranslations('account.data');
  const locale = useLocale();
  const [bytes, setBytes] = useState<number | null>(null);
  const busy = bytes !== null;

  const runExport = async (event: MouseEvent) => {
    event.preventDefault();
    if (busy) return;
    setBytes(0);
    try {
      saveFile(await readExport(userId, setBytes));
      toast({ title: t('exported') });
    } catch (error) {
      const often = error instanceof ApiError && error.status === 429;
      toast({ title: t(often ? 'exportBusy' : 'exportFailed'), tone: 'danger' });
    }
    setBytes(null);
  };

  return (
    <div className="grid justify-items-start gap-2">
      <Button asChild variant="outline">
        <a
          href={exportPath(userId)}
          download
          aria-disabled={busy || undefined}
          aria-busy={busy || undefined}
          onClick={(event) => void runExport(event)}
        >
          <Icon of="download" />
          {t('export')}
        </a>
      </Button>
      {busy ? <Progress aria-label={t('export')} className="max-w-64" /> : null}
      <p role="status" className="tabular text-sm text-muted empty:hidden">
        {busy ? t('exporting', { megabytes: formatNumber(bytes / 1e6, locale, { min: 1, max: 1 }) }) : null}
      </p>
    </div>
  );
}
