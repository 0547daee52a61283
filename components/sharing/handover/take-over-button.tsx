'use client';

import { useTranslations } from 'next-intl';
import { OfferButton } from '@/components/shell/offer-button';
import { paths } from '@/lib/core/config/paths';
import { acceptPet } from '@/lib/sharing/handover/client';

interface TakeOverButtonProps {
  handoverKey: string;
  pet: string;
  userId: string | null;
}

export function TakeOverButton({ handoverKey, pet, userId }: TakeOverButtonProps) {
  const t = useTranslations('handover.page');
  const [accept, notNow] = [t('accept', { pet }), t('notNow')];
  const takeOver = async () => paths.pet((await acceptPet(handoverKey)).id);
  return (
    <OfferButton
      words={{
        accept,
        notNow,
        accepted: t('accepted', { pet }),
        failed: t('failed'),
        otherUser: t('otherUser'),
        full: t('full', { pet }),
      }}
      userId={userId}
      path={paths.handover(handoverKey)}
      accept={takeOver}
    />
  );
}
