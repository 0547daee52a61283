'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { leaveSheets } from '@/lib/browser/page/sheet-history';
import { passFile } from '@/lib/browser/papers/passed-file';
import { paths } from '@/lib/core/config/paths';

/** Leads to the page that reads a card, with the photo that was chosen here. */
export function ReadCard({ petId, photo }: { petId: string; photo: File | null }) {
  const t = useTranslations('vaccinations.card');
  const router = useRouter();
  const openReader = () => {
    if (photo) passFile({ petId, file: photo, receivedKey: null });
    leaveSheets(() => router.push(paths.petPapers(petId)));
  };
  return (
    <Button variant="outline" onClick={openReader}>
      <Icon of="scan-text" />
      {t('read')}
    </Button>
  );
}
