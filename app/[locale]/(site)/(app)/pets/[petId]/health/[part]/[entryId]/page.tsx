import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { FactPage } from '@/components/overviews/provenance/fact-page';
import { type PetParams, petMetadata } from '@/components/records/pets/pet-metadata';
import { requirePet } from '@/lib/access/page';
import { isFactPart } from '@/lib/core/config/paths';
import { findFact } from '@/lib/overviews/provenance/queries';
import { photoUrl } from '@/lib/records/pets/pet';

interface FactParams {
  params: Promise<{ petId: string; part: string; entryId: string }>;
}

export async function generateMetadata({ params }: PetParams): Promise<Metadata> {
  const { petName } = await requirePet((await params).petId, 'view');
  return petMetadata(petName, 'fact');
}

export default async function FactOfPet({ params }: FactParams) {
  const { petId, part, entryId } = await params;
  const { access, face } = await requirePet(petId, 'view');
  const fact = isFactPart(part) ? await findFact(access, part, entryId) : null;
  if (!fact) return notFound();
  const { id, name, type, cover, photoKey } = face;
  return <FactPage pet={{ id, name, type, cover, photoUrl: photoUrl(`/api/pets/${id}`, photoKey) }} fact={fact} />;
}
