import type { ReactNode } from 'react';
import { SevereAllergies } from '@/components/records/allergies/severe-allergies';
import { PetFace } from '@/components/records/pets/pet-face';
import { LostBanner } from '@/components/sharing/links/lost-banner';
import { LivePage } from '@/components/shell/live-page';
import { PageUser } from '@/components/shell/page-user';
import { SheetFace } from '@/components/ui/sheet-face';
import { requirePet } from '@/lib/access/page';
import { hasOthers } from '@/lib/access/people';
import { photoUrl } from '@/lib/records/pets/pet';

interface PetLayoutProps {
  params: Promise<{ petId: string }>;
  children: ReactNode;
}

/** Checks access before anything is streamed, so that the status can be 404. */
export default async function PetLayout({ params, children }: PetLayoutProps) {
  const { petId } = await params;
  const { viewer, access, reader, face, severeAllergies, lost } = await requirePet(petId, 'view');
  const { type, cover, photoKey } = face;
  const pet = { type, cover, photoUrl: photoUrl(`/api/pets/${petId}`, photoKey) };
  return (
    <div data-wide className={`pet-pages cover-${cover}`}>
      <PageUser id={viewer.userId} />
      {lost ? <LostBanner petId={petId} lost={lost} /> : null}
      {/* Visible only if the page failed. Otherwise its header contains the same. */}
      <div className="pet-headless">
        <SevereAllergies names={severeAllergies} />
      </div>
      {hasOthers(access.people) ? <LivePage at={reader.at} /> : null}
      <SheetFace face={<PetFace pet={pet} size={40} ring="whole" lazy className="mx-1 max-[20rem]:hidden" />}>
        {children}
      </SheetFace>
    </div>
  );
}
