'use client';

import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';

export function ProfilePicture({ photoUrl }: { photoUrl: string | null }) {
  const t = useTranslations('account.photo');
  return photoUrl ? (
    <img src={`${photoUrl}&size=small`} alt={t('label')} className="size-20 shrink-0 rounded-full object-cover" />
  ) : (
    <span className="grid size-20 shrink-0 place-items-center rounded-full bg-primary-soft text-primary">
      <Icon of="user-round" className="size-9" />
    </span>
  );
}
