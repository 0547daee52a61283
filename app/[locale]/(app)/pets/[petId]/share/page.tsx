import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { LostCard } from '@/components/overviews/sharing/lost-card';
import { ShareForm } from '@/components/overviews/sharing/share-form';
import { ShareList } from '@/components/overviews/sharing/share-list';
import { type PetParams, petMetadata } from '@/components/records/pets/pet-metadata';
import { PetNav } from '@/components/records/pets/pet-nav';
import { ClientContext } from '@/components/shell/client-context';
import { PageHeader } from '@/components/shell/page-header';
import { SelectPetButton } from '@/components/shell/select-pet-button';
import { requirePet } from '@/lib/access/page';
import { paths } from '@/lib/core/config/paths';
import { getSharePage } from '@/lib/overviews/sharing/queries';

export async function generateMetadata({ params }: PetParams): Promise<Metadata> {
  const { petName } = await requirePet((await params).petId, 'view');
  return petMetadata(petName, 'share');
}

export default async function SharePage({ params }: { params: Promise<{ petId: string }> }) {
  const { petId } = await params;
  const { access, reader } = await requirePet(petId, 'own');
  const { pet, shares, lost, messages } = await getSharePage(access, reader.at);
  const t = await getTranslations('sharing');
  const back = { href: paths.pets, label: (await getTranslations('pets.nav'))('back') };
  const other = (await getTranslations('shell.selectPet'))('open');
  return (
    <>
      <PageHeader
        title={t('title', { name: pet.name })}
        text={t('intro')}
        back={back}
        actions={<SelectPetButton>{other}</SelectPetButton>}
      />
      <PetNav pet={pet} current="share" />
      <ClientContext namespaces={['sharing']}>
        <LostCard pet={pet} lost={lost} messages={messages} />
        <ShareForm petId={pet.id} />
        <ShareList pet={pet} shares={shares} />
      </ClientContext>
    </>
  );
}
