'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ApiError } from '@/lib/browser/api/api-client';
import { toast } from '@/lib/browser/page/toast';
import { paths } from '@/lib/core/config/paths';
import { acceptPet } from '@/lib/overviews/handover/client';

interface TakeOverButtonProps {
  handoverKey: string;
  pet: string;
  isSignedIn: boolean;
}

/** Who is not signed in does that first, and comes back to the same page. */
export function TakeOverButton({ handoverKey, pet, isSignedIn }: TakeOverButtonProps) {
  const t = useTranslations('handover.page');
  const router = useRouter();
  const [busy, setBusy] = useState(false);

  const accept = async () => {
    setBusy(true);
    try {
      const { id } = await acceptPet(handoverKey);
      toast({ title: t('accepted', { pet }) });
      router.push(paths.pet(id));
    } catch (error) {
      const code = error instanceof ApiError ? error.failure?.code : undefined;
      setBusy(false);
      toast({ title: code === 'limit_reached' ? t('full', { pet }) : t('failed'), tone: 'danger' });
      if (code === 'conflict' || code === 'not_found') router.refresh();
    }
  };

  const signIn = `${paths.signIn}?${new URLSearchParams({ next: paths.handover(handoverKey) })}`;
  return (
    <div className="mt-6 grid gap-2">
      {isSignedIn ? (
        <Button size="large" block busy={busy} onClick={() => void accept()}>
          {t('accept', { pet })}
        </Button>
      ) : (
        <Button asChild size="large" block>
          <a href={signIn}>{t('accept', { pet })}</a>
        </Button>
      )}
      <Button asChild variant="ghost" size="large" block>
        <a href={isSignedIn ? paths.home : paths.landing}>{t('notNow')}</a>
      </Button>
    </div>
  );
}
