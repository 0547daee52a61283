'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ApiError } from '@/lib/browser/api/api-client';
import { toast } from '@/lib/browser/page/toast';
import { paths } from '@/lib/core/config/paths';
import { acceptInvitation } from '@/lib/overviews/people/client';

interface AcceptButtonProps {
  invitationKey: string;
  /** Their names, joined. */
  pets: string;
  isSignedIn: boolean;
}

/** Who is not signed in does that first, and comes back to the same page. */
export function AcceptButton({ invitationKey, pets, isSignedIn }: AcceptButtonProps) {
  const t = useTranslations('people.invitation');
  const router = useRouter();
  const [busy, setBusy] = useState(false);

  const accept = async () => {
    setBusy(true);
    try {
      await acceptInvitation(invitationKey);
      toast({ title: t('accepted', { pets }) });
      router.push(paths.home);
    } catch (error) {
      const code = error instanceof ApiError ? error.failure?.code : undefined;
      setBusy(false);
      toast({ title: t(code === 'limit_reached' ? 'full' : 'failed'), tone: 'danger' });
      if (code === 'conflict' || code === 'not_found') router.refresh();
    }
  };

  const signIn = `${paths.signIn}?${new URLSearchParams({ next: paths.invitation(invitationKey) })}`;
  return (
    <div className="mt-6 grid gap-2">
      {isSignedIn ? (
        <Button size="large" block busy={busy} onClick={() => void accept()}>
          {t('accept')}
        </Button>
      ) : (
        <Button asChild size="large" block>
          <a href={signIn}>{t('signIn')}</a>
        </Button>
      )}
      <Button asChild variant="ghost" size="large" block>
        <a href={isSignedIn ? paths.home : paths.landing}>{t('notNow')}</a>
      </Button>
    </div>
  );
}
