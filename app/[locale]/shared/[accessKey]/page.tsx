import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SevereAllergies } from '@/components/allergies/severe-allergies';
import { PassportCard } from '@/components/pets/passport-card';
import { PetDetails } from '@/components/pets/pet-details';
import { readerOrder } from '@/components/sharing/reader-order';
import { SharedFrame } from '@/components/sharing/shared-frame';
import { SharedNotFound } from '@/components/sharing/shared-not-found';
import { findSharedPetOfRequest } from '@/lib/access/page';
import { now } from '@/lib/core/clock';
import { dayIn } from '@/lib/core/dates';
import { answerNotFound } from '@/lib/core/http/answer-status';
import { getSharedView } from '@/lib/sharing/queries';

/** Says nothing of the pet: previews of messengers and crawlers read this. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('sharing.reader');
  return {
    title: t('metaTitle'),
    description: t('metaDescription'),
    referrer: 'no-referrer',
    robots: { index: false, follow: false, noarchive: true },
  };
}

export default async function SharedPetPage({ params }: { params: Promise<{ accessKey: string }> }) {
  const { accessKey } = await params;
  const share = await findSharedPetOfRequest(accessKey);
  if (!share) {
    answerNotFound();
    return <SharedNotFound />;
  }
  const view = await getSharedView(share, accessKey);
  const { pet, passportNumber, contacts, insurance, notes } = view;
  // Without the section of identification both numbers are hidden, which is not the same as having none.
  const microchip = passportNumber === undefined ? undefined : pet.microchip;
  return (
    <SharedFrame kind={view.kind} petName={pet.name} expiresAt={view.expiresAt}>
      <SevereAllergies names={view.severeAllergies} />
      <PassportCard pet={{ ...pet, microchip }} heading="h2" />
      <PetDetails
        pet={{ ...pet, passportNumber, ...contacts, insurance, notes }}
        today={dayIn(now(), 'UTC')}
        order={readerOrder[view.kind]}
      />
    </SharedFrame>
  );
}
