import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { requirePet } from '@/lib/access/page';

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
  | 'social'
  | 'edit'
  | 'share'
  | 'brief';

/** The title of a page of a pet, which names the pet: tabs and history hold several. */
export async function petMetadata(params: PetParams['params'], section: Section): Promise<Metadata> {
  const { petName } = await requirePet((await params).petId, 'view');
  const t = await getTranslations('pets.nav');
  return { title: t('pageTitle', { name: petName, section: t(section) }) };
}
