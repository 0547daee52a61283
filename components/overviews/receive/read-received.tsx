'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { passFile } from '@/lib/browser/papers/passed-file';
import type { ReceivedFile } from '@/lib/browser/received/received-files';
import { paths } from '@/lib/core/config/paths';
import type { Choice } from './send-received';

/** Opens the file on the page that reads papers. It stays received until it is stored. */
export function ReadReceived({ of: { key, file } }: { of: ReceivedFile }) {
  const t = useTranslations('receive');
  const router = useRouter();
  const petId = useWatch<Choice, 'petId'>({ name: 'petId' });
  const openPaper = () => {
    passFile({ petId, file, receivedKey: key });
    router.push(paths.petPapers(petId));
  };
  return (
    <Button variant="ghost" size="icon" aria-label={t('read', { name: file.name })} onClick={openPaper}>
      <Icon of="scan-text" className="size-4.5" />
    </Button>
  );
}
