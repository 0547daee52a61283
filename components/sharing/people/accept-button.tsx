'use client';

import { useTranslations } from 'next-intl';
import { OfferButton } from '@/components/shell/offer-button';
import { paths } from '@/lib/core/config/paths';
import { acceptInvitation } from '@/lib/sharing/people/client';

interface AcceptButtonProps {
  invitationKey: string;
  pets: string;
  userId: string | null;
}

export function AcceptButton({ invitationKey, pets, userId }: AcceptButtonProps) {
  const t = useTranslations('people.invitation');
  const [accept, notNow] = [t('accept'), t('notNow')];
  const joinPet = async () => {
    await acceptInvitation(invitationKey);
    return paths.home;
  };
  return (
    <OfferButton
      words={{
        accept,
        notNow,
        accepted: t('accepted', { pets }),
        failed: t('failed'),
        otherUser: t('otherUser'),
        full: t('full'),
      }}
      userId={userId}
      path={paths.invitation(invitationKey)}
      accept={joinPet}
    />
  );
}
