import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { LostCard } from '@/components/overviews/sharing/lost-card';
import { ShareForm } from '@/components/overviews/sharing/share-form';
import { ShareList } from '@/components/overviews/sharing/share-list';
import { PetHeader } from '@/components/records/pets/pet-header';
import { type PetParams, petMetadata } from '@/components/records/pets/pet-metadata';
import { ClientContext } from '@/components/shell/client-context';
import { PageHeader } from '@/components/shell/page-header';
import { SelectPetButton } from '@/components/shell/select-pet-button';
import { requirePet } from '@/lib/access/page';
import { getSharePage } from '@/lib/overviews/sharing/queries';

export async function generateMetadata({ params }: PetParams): Promise<Metadata> {
  const { petName } = await requirePet((await params).petId, 'view');
  return petMetadata(petName, 'share');
}

export default async function SharePage({ params }: { params: Promise<{ petId: string }> }) {
  const { petId } = await params;
  const page = await requirePet(petId, 'own');
  const { access, reader } = page;
  const { pet, shares, lost, messages } = await getSharePage(access, reader.at);
  const t = await getTranslations('sharing');
  const other = (await getTranslations('shell.selectPet'))('open');
  return (
    <>
      <PetHeader of={page} current="share" title={null} />
      <PageHeader
        title={t('title', { name: pet.name })}
        text={t('intro')}
        actions={<SelectPetButton>{other}</SelectPetButton>}
      />
      <ClientContext namespaces={['sharing']}>
        <LostCard pet={pet} lost={lost} messages={messages} />
        <ShareForm petId={pet.id} />
        <ShareList pet={pet} shares={shares} />
      </ClientContext>
    </>
  );
}
