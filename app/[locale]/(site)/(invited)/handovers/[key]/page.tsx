import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { Messages } from '@/components/loading/messages';
import { HandoverPage } from '@/components/sharing/handover/handover-page';
import { findViewerOfRequest } from '@/lib/access/page';
import { now } from '@/lib/core/time/clock';
import { findHandover } from '@/lib/sharing/handover/queries';

interface HandoverProps {
  params: Promise<{ key: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('handover.page');
  return { title: t('meta') };
}

export default async function Handover({ params }: HandoverProps) {
  const { key } = await params;
  const viewer = await findViewerOfRequest();
  const handover = await findHandover(key, viewer, now());
  if (!handover) notFound();
  return (
    <Messages namespaces={['handover']}>
      <HandoverPage handover={handover} handoverKey={key} userId={viewer?.userId ?? null} />
    </Messages>
  );
}
