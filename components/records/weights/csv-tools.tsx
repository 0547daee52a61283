'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Suspense, useState } from 'react';
import { LateSheet } from '@/components/loading/late-sheet';
import { lazyPart } from '@/components/loading/lazy-part';
import { Allowed } from '@/components/shell/allowed';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Spinner } from '@/components/ui/spinner';
import { toast } from '@/lib/browser/page/toast';

const ImportForm = lazyPart(async () => (await import('./import-form')).ImportForm);

interface CsvToolsProps {
  petId: string;
  filled: boolean;
}

export function CsvTools({ petId, filled }: CsvToolsProps) {
  const t = useTranslations('weights.csv');
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const onImported = (count: number) => {
    setOpen(false);
    toast({ title: t('imported', { count }) });
    router.refresh();
  };
  return (
    <div className="-mx-4 mt-1 flex flex-wrap gap-x-2 print:hidden">
      <Allowed to="edit">
        <Button variant="link" onClick={() => setOpen(true)}>
          <Icon of="upload" />
          {t('import')}
        </Button>
      </Allowed>
      {filled ? (
        <Button asChild variant="link">
          <a href={`/api/pets/${petId}/weights/export`} download>
            <Icon of="download" />
            {t('export')}
          </a>
        </Button>
      ) : null}
      <LateSheet open={open} title={t('importTitle')} onClose={() => setOpen(false)}>
        <Suspense fallback={<Spinner className="mx-auto my-8 size-8" />}>
          <ImportForm petId={petId} onImported={onImported} />
        </Suspense>
      </LateSheet>
    </div>
  );
}
