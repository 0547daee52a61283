'use client';

import { useTranslations } from 'next-intl';
import { Suspense, useState } from 'react';
import { lazyDialog } from '@/components/loading/lazy-part';
import { Button } from '@/components/ui/button';
import { setSuspended } from '@/lib/accounts/admin/client';
import { useAdminWork } from './admin-work';
import type { UserAction } from './user-action';

const loadUserDialog = () => import('./user-dialog');
const UserDialog = lazyDialog(async () => (await loadUserDialog()).UserDialog);

interface UserActionsProps {
  user: { id: string; email: string; suspended: boolean; sessions: number };
}

export function UserActions({ user }: UserActionsProps) {
  const t = useTranslations('admin.users');
  const { busy, run } = useAdminWork();
  const [action, ask] = useState<UserAction | null>(null);
  const loadDialog = () => void loadUserDialog().catch(() => undefined);
  const { email } = user;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to the buttons inside, to fetch what they open
    <div className="mt-3 flex flex-wrap gap-2" onPointerEnter={loadDialog} onFocus={loadDialog}>
      {user.suspended ? (
        <Button
          variant="outline"
          busy={busy}
          onClick={() => void run(() => setSuspended(user.id, false), t('restored', { email }))}
          aria-label={t('restoreOf', { email })}
        >
          {t('restore')}
        </Button>
      ) : (
        <Button variant="outline" onClick={() => ask('suspend')} aria-label={t('suspendOf', { email })}>
          {t('suspend')}
        </Button>
      )}
      {user.sessions > 0 ? (
        <Button variant="outline" onClick={() => ask('endSessions')} aria-label={t('endSessionsOf', { email })}>
          {t('endSessions')}
        </Button>
      ) : null}
      <Button variant="dangerOutline" onClick={() => ask('remove')} aria-label={t('removeOf', { email })}>
        {t('remove')}
      </Button>
      {action ? (
        <Suspense fallback={null}>
          <UserDialog user={user} action={action} busy={busy} run={run} onClose={() => ask(null)} />
        </Suspense>
      ) : null}
    </div>
  );
}
