import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PetHeader } from '@/components/records/pets/pet-header';
import { type PetParams, petMetadata } from '@/components/records/pets/pet-metadata';
import { ProposalsView } from '@/components/sharing/proposals/proposals-view';
import { ClientContext } from '@/components/shell/client-context';
import { PageHeader } from '@/components/shell/page-header';
import { requirePet } from '@/lib/access/page';
import { listProposals } from '@/lib/sharing/proposals/queries/proposals';

const SHOWN = 200;

export async function generateMetadata({ params }: PetParams): Promise<Metadata> {
  const { petName } = await requirePet((await params).petId, 'own');
  return petMetadata(petName, 'proposals');
}

export default async function ProposalsPage({ params }: PetParams) {
  const page = await requirePet((await params).petId, 'own');
  const { access, face } = page;
  const { items } = await listProposals(access, { limit: SHOWN });
  const t = await getTranslations('proposals');
  return (
    <ClientContext namespaces={['proposals']}>
      <PetHeader of={page} current={null} title={null} />
      <PageHeader title={t('title')} />
      <ProposalsView pet={face} proposals={items} />
    </ClientContext>
  );
}
