import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { IntentLink } from '@/components/loading/intent-link';
import { HandoverProofView } from '@/components/sharing/handover/handover-proof';
import { Icon } from '@/components/ui/icon';
import { requirePageContext } from '@/lib/access/page';
import { paths } from '@/lib/core/config/paths';
import { findProof } from '@/lib/sharing/handover/queries';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('handover.proofs');
  return { title: t('title') };
}

export default async function HandoverProofPage({ params }: PageProps<'/[locale]/handed-over/[handoverId]'>) {
  const { viewer } = await requirePageContext();
  const proof = await findProof(viewer, (await params).handoverId);
  if (!proof) notFound();
  const t = await getTranslations('handover.proofs');
  return (
    <>
      <IntentLink
        href={paths.handedOver}
        className="tap -ml-2 inline-flex items-center gap-1.5 rounded-control px-2 text-primary underline-offset-4 hover:underline print:hidden"
      >
        <Icon of="arrow-left" className="size-5" />
        {t('title')}
      </IntentLink>
      <div className="mt-4">
        <HandoverProofView proof={proof} />
      </div>
    </>
  );
}
