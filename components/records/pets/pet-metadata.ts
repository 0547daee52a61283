import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

export interface PetParams {
  params: Promise<{ petId: string }>;
}

type Section =
  | 'overview'
  | 'health'
  | 'routines'
  | 'training'
  | 'appointments'
  | 'vetRecords'
  | 'expenses'
  | 'social'
  | 'edit'
  | 'share'
  | 'people'
  | 'activity'
  | 'brief'
  | 'travel'
  | 'food'
  | 'stayProof'
  | 'proposals'
  | 'papers'
  | 'fact';

/** Includes the pet's name, because tabs and history may contain several pets. */
export async function petMetadata(petName: string, section: Section): Promise<Metadata> {
  const t = await getTranslations('pets.nav');
  return { title: t('pageTitle', { name: petName, section: t(section) }) };
}
