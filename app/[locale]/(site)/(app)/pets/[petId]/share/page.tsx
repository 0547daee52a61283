import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { IntentLink } from '@/components/loading/intent-link';
import { ageInWords } from '@/components/records/pets/age';
import { type PetParams, petMetadata } from '@/components/records/pets/pet-metadata';
import { LostCard } from '@/components/sharing/links/lost-card';
import { PetChoice } from '@/components/sharing/links/pet-choice';
import { ShareDesk } from '@/components/sharing/links/share-desk';
import { ShareParts } from '@/components/sharing/people/share-parts';
import { AllStays } from '@/components/sharing/stays/all-stays';
import { sitterPartsOf } from '@/components/sharing/stays/sitter-parts';
import { ClientContext } from '@/components/shell/client-context';
import { Icon } from '@/components/ui/icon';
import { requirePet } from '@/lib/access/page';
import { paths } from '@/lib/core/config/paths';
import { joinIsolated } from '@/lib/core/i18n/isolate';
import { getSharePage } from '@/lib/sharing/stays/queries/share-page';

export async function generateMetadata({ params }: PetParams): Promise<Metadata> {
  const { petName } = await requirePet((await params).petId, 'view');
  return petMetadata(petName, 'share');
}

export default async function SharePage({ params }: { params: Promise<{ petId: string }> }) {
  const { petId } = await params;
  const { access, reader, can } = await requirePet(petId, 'share');
  const { pet, pets, shares, lost, messages, hasAnswers, sitter } = await getSharePage(access, reader.at);
  const [t, words] = [await getTranslations('sharing.choose'), await getTranslations('pets')];
  const answers = await getTranslations('proposals');
  const { id, name, type, photoUrl, cover, breed, dateOfBirth, emergencyContact: contact } = pet;
  const age = dateOfBirth && ageInWords(words, dateOfBirth, pet.deceasedOn ?? reader.today);
  const about = joinIsolated([breed ?? words(`type.${type}`), age], ', ');
  const lostCard = can.own ? <LostCard pet={pet} lost={lost} messages={messages} /> : null;
  return (
    <ClientContext namespaces={['sharing', 'stays']}>
      <ShareParts petId={petId} current="links" />
      {lost.lostSince ? lostCard : null}
      <ShareDesk
        pet={{ id, name, type, photoUrl, cover, about, contact }}
        shares={shares}
        {...sitterPartsOf(sitter, pet)}
      >
        <header className="pt-2 lg:pt-8">
          <h1 className="text-[1.8125rem] lg:text-[2.5rem]">{t('title')}</h1>
          <p className="mt-1 text-muted">{t('text')}</p>
        </header>
        <PetChoice pets={pets} petId={id} />
      </ShareDesk>
      {hasAnswers ? (
        <IntentLink href={paths.petProposals(id)} className="tap mt-4 flex items-center gap-2 font-medium text-primary">
          <Icon of="stethoscope" className="size-5" />
          {answers('title')}
        </IntentLink>
      ) : null}
      {sitter && sitter.stays.length > 0 ? <AllStays /> : null}
      {lost.lostSince ? null : lostCard}
    </ClientContext>
  );
}
