'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { leaveSheets } from '@/lib/browser/page/sheet-history';
import { paths } from '@/lib/core/config/paths';

export type ShareablePet = { id: string; name: string };

export function SelectPetDialog({ pets, onClose }: { pets: ShareablePet[]; onClose: () => void }) {
  const t = useTranslations('shell.selectPet');
  const router = useRouter();
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <DialogContent title={t('title')} description={t('text')}>
        <ul className="grid gap-2 pb-2">
          {pets.map((pet) => (
            <li key={pet.id}>
              <Button
                block
                variant="outline"
                onClick={() => {
                  onClose();
                  leaveSheets(() => router.push(paths.sharePet(pet.id)));
                }}
              >
                <span className="grow text-left">
                  <bdi>{pet.name}</bdi>
                </span>
                <Icon of="chevron-right" />
              </Button>
            </li>
          ))}
        </ul>
      </DialogContent>
    </Dialog>
  );
}
