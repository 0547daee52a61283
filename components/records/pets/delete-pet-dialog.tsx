'use client';

import { useLocale, useTranslations } from 'next-intl';
import { LazyMessages } from '@/components/loading/lazy-messages';
import { MissingSheet, OpeningSheet } from '@/components/loading/lazy-sheet';
import { Button } from '@/components/ui/button';
import { Dialog, DialogClose, DialogContent } from '@/components/ui/dialog';
import { formatList } from '@/lib/core/i18n/intl-formats';
import { formatDay } from '@/lib/core/time/dates';
import type { PetUse } from '@/lib/records/pets/pet-use-client';

interface DeletePetDialogProps {
  title: string;
  name: string;
  use: PetUse;
  busy: boolean;
  onDelete: () => void;
  onClose: () => void;
}

export function DeletePetDialog(props: DeletePetDialogProps) {
  return (
    <LazyMessages namespaces={['pets']} fallback={<OpeningSheet {...props} />} missing={<MissingSheet {...props} />}>
      <Question {...props} />
    </LazyMessages>
  );
}

function Question({ title, name, use: { people, stays }, busy, onDelete, onClose }: DeletePetDialogProps) {
  const t = useTranslations('pets.deletion');
  const common = useTranslations('common');
  const locale = useLocale();
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent
        title={t('title', { name })}
        footer={
          <>
            <DialogClose asChild>
              <Button variant="outline">{common('cancel')}</Button>
            </DialogClose>
            <Button variant="danger" busy={busy} onClick={onDelete}>
              {title}
            </Button>
          </>
        }
      >
        <ul className="mb-4 list-disc space-y-1 pl-5 wrap-anywhere">
          {people.length > 0 ? (
            <li>{t('people', { count: people.length, names: formatList(people, locale), name })}</li>
          ) : null}
          {stays.map(({ id, label, until, outcome }) => {
            const day = until ? formatDay(until, locale) : '';
            return <li key={id}>{t('stay', { label, name, outcome, hasEnd: until ? 'yes' : 'no', day })}</li>;
          })}
        </ul>
        <p className="mb-4 text-muted">{t('back', { name })}</p>
      </DialogContent>
    </Dialog>
  );
}
