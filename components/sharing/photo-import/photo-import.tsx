'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { IntentLink } from '@/components/loading/intent-link';
import { ImportProgress } from '@/components/sharing/imports/import-progress';
import { Button } from '@/components/ui/button';
import { Label } from '@/components/ui/label';
import { Select } from '@/components/ui/select';
import { paths } from '@/lib/core/config/paths';
import { isolate } from '@/lib/core/i18n/isolate';
import type { EarlierImport } from '@/lib/sharing/imports/vocabulary';
import { type ChosenPhotos, photosOfArchive, photosOfFiles } from '@/lib/sharing/photo-import/chosen-photos';
import { MAX_PHOTOS, type PhotoPet } from '@/lib/sharing/photo-import/vocabulary';
import { FoundPhotos, ImportProblem } from './found-photos';
import { PhotoChoice } from './photo-choice';
import { usePhotoImport } from './use-photo-import';

type ChoiceProblem = 'notZip' | 'none' | 'tooMany';

function problemOf(chosenPhotos: ChosenPhotos | null): ChoiceProblem | null {
  if (!chosenPhotos) return 'notZip';
  if (chosenPhotos.photos.length === 0) return 'none';
  return chosenPhotos.photos.length > MAX_PHOTOS ? 'tooMany' : null;
}

interface PetPhotosProps {
  pet: PhotoPet;
  earlierImport: EarlierImport | null;
}

function PetPhotos({ pet, earlierImport }: PetPhotosProps) {
  const t = useTranslations('photoImport');
  const { progress, rows, problem, added, read, send, stop, remove } = usePhotoImport(pet.id, earlierImport);
  const [others, setOthers] = useState(0);
  const [choiceProblem, setChoiceProblem] = useState<ChoiceProblem | null>(null);
  const choosePhotos = async (find: () => ChosenPhotos | Promise<ChosenPhotos>) => {
    const chosenPhotos = await Promise.resolve()
      .then(find)
      .catch(() => null);
    const wrong = problemOf(chosenPhotos);
    setChoiceProblem(wrong);
    setOthers(chosenPhotos?.others ?? 0);
    await read(chosenPhotos && !wrong ? chosenPhotos : { photos: [], fileName: null });
  };
  return (
    <>
      <PhotoChoice
        disabled={progress !== null}
        onFiles={(files) => void choosePhotos(() => photosOfFiles(files))}
        onArchive={(archive) => void choosePhotos(() => photosOfArchive(archive))}
      />
      <p role="alert" className="text-danger empty:hidden">
        {choiceProblem ? t(`problems.${choiceProblem}`) : null}
        {problem ? <ImportProblem problem={problem} /> : null}
      </p>
      {progress ? (
        <ImportProgress
          {...{ ...progress, added }}
          of="photos"
          label={t(`steps.${progress.step}`, { ...progress })}
          onStop={progress.step === 'reading' ? stop : remove}
          confirmsStop={progress.step === 'sending'}
        />
      ) : null}
      {rows ? (
        <FoundPhotos {...{ rows, others }} room={pet.room} busy={progress !== null} onSend={(day) => void send(day)} />
      ) : null}
      {rows?.some(({ state }) => state === 'sent') && !progress ? (
        <Button asChild size="large" variant="outline" block>
          <IntentLink href={paths.petSocial(pet.id)}>{t('toAlbum')}</IntentLink>
        </Button>
      ) : null}
    </>
  );
}

interface PhotoImportProps {
  pets: readonly PhotoPet[];
  petId: string;
  /** Continued if the same photos are chosen again for this pet. */
  earlierImport: EarlierImport | null;
}

export function PhotoImport({ pets, petId: first, earlierImport }: PhotoImportProps) {
  const t = useTranslations('photoImport');
  const id = useId();
  const [petId, setPetId] = useState(first);
  const pet = pets.find((one) => one.id === petId) ?? pets[0];
  if (!pet) return null;
  return (
    <div className="grid gap-5">
      {pets.length > 1 ? (
        <div>
          <Label htmlFor={id}>{t('pet')}</Label>
          <Select id={id} className="mt-1.5" value={pet.id} onChange={({ target }) => setPetId(target.value)}>
            {pets.map((one) => (
              <option key={one.id} value={one.id}>
                {isolate(one.name)}
              </option>
            ))}
          </Select>
        </div>
      ) : null}
      <PetPhotos key={pet.id} pet={pet} earlierImport={pet.id === first ? earlierImport : null} />
    </div>
  );
}
