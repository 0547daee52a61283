import type { ReactNode } from 'react';
import { SevereAllergies } from '@/components/records/allergies/severe-allergies';
import { LostBanner } from '@/components/sharing/links/lost-banner';
import { LivePage } from '@/components/shell/live-page';
import { PageUser } from '@/components/shell/page-user';
import { requirePet } from '@/lib/access/page';
import { hasOthers } from '@/lib/access/people';

interface PetLayoutProps {
  params: Promise<{ petId: string }>;
  children: ReactNode;
}

/** Checks access before anything is streamed, so that the status can be 404. */
export default async function PetLayout({ params, children }: PetLayoutProps) {
  const { petId } = await params;
  const { viewer, access, reader, face, severeAllergies, lost } = await requirePet(petId, 'view');
  return (
    <div data-wide className={`pet-pages cover-${face.cover}`}>
      <PageUser id={viewer.userId} />
      {lost ? <LostBanner petId={petId} lost={lost} /> : null}
      {/* Visible only if the page failed. Otherwise its header contains the same. */}
      <div className="pet-headless">
        <SevereAllergies names={severeAllergies} />
      </div>
      {hasOthers(access.people) ? <LivePage at={reader.at} /> : null}
      {children}
    </div>
  );
}
