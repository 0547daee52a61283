'use client';

import { useTranslations } from 'next-intl';
import { type KeyboardEvent, Suspense, useState } from 'react';
import { IntentLink } from '@/components/loading/intent-link';
import { LazyMessages } from '@/components/loading/lazy-messages';
import { lazyDialog } from '@/components/loading/lazy-part';
import { MissingSheet, OpeningSheet } from '@/components/loading/lazy-sheet';
import { PetFace } from '@/components/records/pets/pet-face';
import { EmptyState } from '@/components/shell/empty-state';
import { PageContextProvider } from '@/components/shell/page-context-provider';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { useQuery } from '@/lib/browser/api/use-read';
import { rememberedPet, rememberPet } from '@/lib/browser/storage/last-pet';
import { paths } from '@/lib/core/config/paths';
import { now } from '@/lib/core/time/clock';
import { QUICK_ADD, quickAddOf } from '@/lib/overviews/quick-add/client';
import type { QuickAdd } from '@/lib/overviews/quick-add/quick-pet';
import { pageContextAt } from '@/lib/page-context/page-context';
import { FaceRow } from './face-row';
import { type PartName, QuickPart } from './quick-part';
import { QuickTiles } from './quick-tiles';

const UploadSheet = lazyDialog(async () => (await import('@/components/records/photos/upload-sheet')).UploadSheet);

interface QuickAddSheetProps {
  petId: string | null;
  title: string;
  onClose: () => void;
}

export function QuickAddSheet({ petId, title, onClose }: QuickAddSheetProps) {
  return (
    <LazyMessages
      namespaces={['quickAdd', 'entries', 'weights', 'vaccinations', 'medications', 'photos']}
      fallback={<OpeningSheet title={title} onClose={onClose} />}
      missing={<MissingSheet title={title} onClose={onClose} />}
    >
      <Sheet petId={petId} onClose={onClose} />
    </LazyMessages>
  );
}

type QuickChoice = { part: PartName } | { files: File[] } | null;

function Sheet({ petId, onClose }: Omit<QuickAddSheetProps, 'title'>) {
  const t = useTranslations('quickAdd');
  const [chosenId, choose] = useState(petId ?? rememberedPet());
  const { data, pet, face, isError, refetch } = useQuickAdd(chosenId);
  const [chosenTile, open] = useState<QuickChoice>(null);
  const part = chosenTile && 'part' in chosenTile ? chosenTile.part : null;

  const openPart = (next: NonNullable<QuickChoice>) => {
    if (pet) rememberPet(pet.id);
    open(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const other = part ? undefined : data?.pets[Number(event.key) - 1];
    if (other) choose(other.id);
  };

  const body = () => {
    const missing = isError ? <LoadFailure onRetry={refetch} /> : <TilesLoading />;
    if (!data) return missing;
    if (!face) return <NoPets />;
    return (
      <PageContextProvider {...contextOf(data)}>
        {pet && part ? (
          <QuickPart name={part} pet={pet} onDone={onClose} />
        ) : (
          <>
            {data.pets.length > 1 ? <FaceRow pets={data.pets} chosen={face.id} onChoose={choose} /> : null}
            {pet ? (
              <QuickTiles
                pet={pet}
                onOpen={(name) => openPart({ part: name })}
                onFiles={(files) => openPart({ files })}
              />
            ) : (
              missing
            )}
          </>
        )}
      </PageContextProvider>
    );
  };

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      {data && pet && chosenTile && 'files' in chosenTile ? (
        <PageContextProvider {...contextOf(data)}>
          <Upload petId={pet.id} files={chosenTile.files} onClose={onClose} />
        </PageContextProvider>
      ) : (
        <DialogContent
          title={pet && part ? t(`titles.${part}`, { name: pet.name }) : t('title')}
          face={pet && part ? <PetFace pet={pet} size={40} ring="whole" className="mx-1 max-[20rem]:hidden" /> : null}
          onKeyDown={onKeyDown}
        >
          {body()}
        </DialogContent>
      )}
    </Dialog>
  );
}

function useQuickAdd(petId: string | null) {
  const all = useQuery<QuickAdd>(QUICK_ADD, { always: true });
  const isOther = petId !== null && petId !== all.data?.pet?.id;
  const other = useQuery<QuickAdd>(quickAddOf(petId), { always: true, enabled: isOther });
  const face = all.data?.pets.find(({ id }) => id === petId) ?? all.data?.pets[0];
  return {
    data: all.data,
    face,
    pet: [all.data?.pet, other.data?.pet].find((pet) => pet?.id === face?.id) ?? null,
    isError: all.isError || other.isError,
    refetch: () => void Promise.all([all.refetch(), isOther && other.refetch()]),
  };
}

const contextOf = ({ reader }: QuickAdd) => ({
  reader: pageContextAt(reader, now()),
  can: { edit: true, share: false, own: false },
});

function Upload({ petId, files, onClose }: { petId: string; files: File[]; onClose: () => void }) {
  return (
    <Suspense fallback={null}>
      <UploadSheet petId={petId} files={files} tags={[]} onAdded={(_, all) => all && onClose()} onClose={onClose} />
    </Suspense>
  );
}

function TilesLoading() {
  const t = useTranslations('common');
  return (
    <div aria-busy="true" className="grid grid-cols-2 gap-2.5 pt-1 pb-3">
      <span className="sr-only" role="status">
        {t('loading')}
      </span>
      {[104, 104, 104, 104, 60, 60, 60, 60, 60, 60, 60, 60].map((height, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never move
        <div key={index} className="rounded-tile bg-sunken" style={{ height }} />
      ))}
    </div>
  );
}

function LoadFailure({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('quickAdd');
  const shell = useTranslations('shell');
  return (
    <div className="grid gap-4 py-6 text-center">
      <p>{t('failed')}</p>
      <Button variant="outline" onClick={onRetry}>
        {shell('error.retry')}
      </Button>
    </div>
  );
}

function NoPets() {
  const t = useTranslations('quickAdd');
  return (
    <EmptyState
      drawing="passport"
      title={t('noPets.title')}
      text={t('noPets.text')}
      action={
        <Button asChild>
          <IntentLink href={paths.newPet}>{t('noPets.action')}</IntentLink>
        </Button>
      }
    />
  );
}
