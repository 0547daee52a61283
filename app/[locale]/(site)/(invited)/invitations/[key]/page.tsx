import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { Messages } from '@/components/loading/messages';
import { ClosedInvitation } from '@/components/sharing/people/closed-invitation';
import { InvitationPage } from '@/components/sharing/people/invitation-page';
import { findViewerOfRequest } from '@/lib/access/page';
import { now } from '@/lib/core/time/clock';
import { findInvitation } from '@/lib/sharing/people/queries/invitations';

interface InvitationProps {
  params: Promise<{ key: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('people.invitation');
  return { title: t('meta') };
}

export default async function Invitation({ params }: InvitationProps) {
  const { key } = await params;
  const viewer = await findViewerOfRequest();
  const invitation = await findInvitation(key, viewer?.userId ?? null, now());
  if (!invitation) notFound();
  if (invitation.state !== 'open') return <ClosedInvitation invitation={invitation} />;
  return (
    <Messages namespaces={['people']}>
      <InvitationPage invitation={invitation} invitationKey={key} userId={viewer?.userId ?? null} />
    </Messages>
  );
}
