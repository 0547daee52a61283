import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ProofList } from '@/components/sharing/handover/proof-list';
import { PageHeader } from '@/components/shell/page-header';
import { requirePageContext } from '@/lib/access/page';
import { paths } from '@/lib/core/config/paths';
import { listProofs } from '@/lib/sharing/handover/queries';

/** Larger than any real number of handovers. */
const SHOWN = 200;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('handover.proofs');
  return { title: t('title') };
}

export default async function HandedOverPage() {
  const { viewer, reader } = await requirePageContext();
  const { items } = await listProofs(viewer, { limit: SHOWN });
  const [t, account] = [await getTranslations('handover.proofs'), await getTranslations('account')];
  return (
    <div className="max-w-2xl">
      <PageHeader title={t('title')} text={t('text')} back={{ href: paths.profile, label: account('title') }} />
      <ProofList proofs={items} timeZone={reader.timeZone} />
    </div>
  );
}
