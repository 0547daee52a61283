'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { isAdminRemembered, rememberedUser } from '@/lib/browser/storage/remembered';
import { paths } from '@/lib/core/config/paths';
import { MINUTE } from '@/lib/core/time/durations';

type SignedInAccount = { kind: 'member'; name: string } | { kind: 'admin' } | null;

async function findSignedInAccount(): Promise<SignedInAccount> {
  if (isAdminRemembered()) return { kind: 'admin' };
  if (!rememberedUser()) return null;
  const { checkSession } = await import('@/lib/browser/session/check-session');
  const id = await checkSession();
  const user = rememberedUser();
  if (!id || !user) return null;
  // Users without a name are identified by their email address, which is not stored in the browser.
  const { getFreshData } = await import('@/lib/browser/api/query-client');
  const { email = '' } = getFreshData<{ email?: string }>('/api/users/current', MINUTE) ?? {};
  return { kind: 'member', name: user.name || email };
}

/** Does not redirect (R6.4): the visitor may want another account. Comes last, because it would shift content. */
export function SignedInNotice() {
  const t = useTranslations('signIn');
  const [account, setAccount] = useState<SignedInAccount>(null);
  useEffect(() => {
    let latest = 0;
    const checkSignedIn = () => {
      const mine = ++latest;
      void findSignedInAccount().then((foundAccount) => {
        if (mine === latest) setAccount(foundAccount);
      });
    };
    const onStorage = ({ key }: StorageEvent) => {
      if (key === 'user' || key === 'isAdmin' || key === null) checkSignedIn();
    };
    checkSignedIn();
    window.addEventListener('storage', onStorage);
    return () => {
      latest = -1;
      window.removeEventListener('storage', onStorage);
    };
  }, []);

  return (
    <div role="status" className="empty:hidden">
      {account ? (
        <p className="mt-4 flex flex-wrap items-center justify-between gap-x-4 rounded-control bg-primary-soft px-4 py-2">
          {account.kind === 'admin' ? t('signedInAsAdmin') : t('signedInAs', { name: account.name })}
          <a
            href={account.kind === 'admin' ? paths.admin : paths.home}
            className="tap inline-flex items-center font-medium text-primary underline"
          >
            {t('goOn')}
          </a>
        </p>
      ) : null}
    </div>
  );
}
