'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState, useTransition } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { showServerErrors } from '@/components/forms/form';
import { useVersions } from '@/components/forms/use-versions';
import { ApiError } from '@/lib/browser/api/api-client';
import { photoFailure } from '@/lib/browser/api/photo-problem';
import { saveFailure } from '@/lib/browser/api/save-failure';
import { toast } from '@/lib/browser/page/toast';
import { paths } from '@/lib/core/config/paths';
import { newId } from '@/lib/core/validation/ids';
import type { Pet } from '@/lib/records/pets/pet';
import type { PetFormValues, PetInput } from '@/lib/records/pets/schema';
import { changesOf } from './form-values';
import type { usePhotoChoice } from './photo-choice';

/** Loaded with the form's schema. */
export const loadPetClient = () => import('@/lib/records/pets/client');

type PetFormState = UseFormReturn<PetFormValues, unknown, PetInput>;

export function useSavePet(pet: Pet | null, form: PetFormState, photo: ReturnType<typeof usePhotoChoice>) {
  const t = useTranslations('pets');
  const router = useRouter();
  // Idempotency key for the lifetime of the form, so that a second press, or a retry after a lost answer, adds nothing.
  const [key, renew] = useState(newId);
  // A refresh may replace `pet` while the user types, but the input belongs to the opened version.
  const [openedPet] = useState(pet);
  const [leaving, leave] = useTransition();
  const versions = useVersions<Pet>(async () => (await import('@/lib/records/pets/fields')).petFields);

  /** @returns null if saving failed, or if the user has to choose between versions first */
  async function storeValues(values: PetInput) {
    const changes = changesOf(values, form.formState.dirtyFields);
    try {
      const { createPet, overwritePet } = await loadPetClient();
      return await versions.save(() => (openedPet ? overwritePet(openedPet, changes) : createPet(values, key)));
    } catch (error) {
      const fields = error instanceof ApiError ? error.failure?.fields : undefined;
      showServerErrors(form, { error: t(`form.failed.${saveFailure(error)}`), fields });
      return null;
    }
  }

  async function storePhoto(petId: string): Promise<boolean> {
    try {
      await photo.store(petId);
      return true;
    } catch (error) {
      const problem = photoFailure(error);
      photo.setProblem(problem);
      const title = t(photo.choice.kind === 'remove' ? 'photo.deleteFailed' : 'photo.uploadFailed');
      toast({ title, description: t(`photo.problem.${problem}`), tone: 'danger' });
      return false;
    }
  }

  async function savePet(values: PetInput) {
    const answer = await storeValues(values);
    if (!answer) return false;
    const { saved } = answer;
    const photoStored = await storePhoto(saved.id);
    if (photoStored) {
      const photoMessages = { keep: undefined, remove: t('photo.deleted'), replace: t('photo.uploaded') };
      toast({
        title: pet ? t('form.saved') : t('form.added', { name: saved.name }),
        name: saved.name,
        description: photoMessages[photo.choice.kind],
      });
    }
    answer.announce();
    leave(() => {
      if (photoStored) router.push(paths.pet(saved.id));
      else if (!pet) router.replace(paths.editPet(saved.id));
      router.refresh();
    });
    return true;
  }

  return { save: savePet, leaving, versions, attempt: { key, renew } };
}
