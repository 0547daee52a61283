import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NotOnPage } from '@/components/overviews/waiting/not-on-page';
import { PetHeader } from '@/components/records/pets/pet-header';
import { type PetParams, petMetadata } from '@/components/records/pets/pet-metadata';
import { SendSigned } from '@/components/sharing/signed-passport/send-signed';
import { PeriodForm } from '@/components/sharing/stay-proof/period-form';
import { ProofPdf } from '@/components/sharing/stay-proof/proof-pdf';
import { StayProofView } from '@/components/sharing/stay-proof/stay-proof-view';
import { Allowed } from '@/components/shell/allowed';
import { ClientContext } from '@/components/shell/client-context';
import { PageHeader } from '@/components/shell/page-header';
import { requirePet } from '@/lib/access/page';
import { paths } from '@/lib/core/config/paths';
import { getStayProof } from '@/lib/sharing/stay-proof/queries';
import { readPeriod, readTemplate } from '@/lib/sharing/stay-proof/schema';

interface StayProofProps extends PetParams {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: PetParams): Promise<Metadata> {
  const { petName } = await requirePet((await params).petId, 'view');
  return petMetadata(petName, 'stayProof');
}

export default async function StayProofPage({ params, searchParams }: StayProofProps) {
  const page = await requirePet((await params).petId, 'view');
  const query = await searchParams;
  const [template, period] = [readTemplate(query.rules), readPeriod(query)];
  const proof = template && period && (await getStayProof(page.access, { template, period, at: page.reader.at }));
  const t = await getTranslations('stayProof');
  const { id, name } = page.face;
  const words = {
    send: proof?.answer.state === 'passes' ? t('send') : t('sendAnyway'),
    ...{ copied: t('copied'), failed: t('sendFailed') },
  };
  const text = template ? t('forPet', { name, facility: template.name }) : t('wrongRules');
  return (
    <ClientContext namespaces={[]}>
      <PetHeader of={page} current={null} title={null} />
      <PageHeader title={t('title')} text={text} back={{ href: paths.pet(id), label: name }} />
      <NotOnPage pet={page.face} reads={['vaccinations', 'treatments', 'appointments']} />
      {template ? <PeriodForm petId={id} query={query} period={period} today={page.reader.today} /> : null}
      {proof ? (
        <StayProofView proof={proof} template={template} period={period}>
          <Allowed to="share">
            <SendSigned petId={id} isPrimary={proof.answer.state === 'passes'} words={words} />
          </Allowed>
          <ProofPdf petId={id} query={query} />
        </StayProofView>
      ) : null}
    </ClientContext>
  );
}
