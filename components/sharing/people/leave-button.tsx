'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { AskButton } from '@/components/shell/ask-button';
import { forgetPage } from '@/lib/browser/offline/forget-page';
import { leaveSheets } from '@/lib/browser/page/sheet-history';
import { paths } from '@/lib/core/config/paths';
import { removeMember } from '@/lib/sharing/people/client';

export function LeaveButton({ pet: { id, name: pet }, userId }: { pet: { id: string; name: string }; userId: string }) {
  const t = useTranslations('people.leave');
  const router = useRouter();
  const leaveThisPet = async () => {
    await removeMember(id, userId);
    await forgetPage(paths.pet(id));
    await new Promise<void>((onLeft) =>
      leaveSheets(() => {
        router.push(paths.home);
        onLeft();
      }),
    );
  };
  return (
    <AskButton
      label={t('button', { pet })}
      variant="dangerOutline"
      title={t('title', { pet })}
      text={t('text', { pet })}
      done={t('done', { pet })}
      failed={t('failed')}
      act={leaveThisPet}
    />
  );
}
