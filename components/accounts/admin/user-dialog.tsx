'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogClose, DialogContent } from '@/components/ui/dialog';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { endSessions, removeUser, setSuspended } from '@/lib/accounts/admin/client';
import type { UserAction } from './user-action';

interface UserDialogProps {
  user: { id: string; email: string };
  action: UserAction;
  busy: boolean;
  run: (change: () => Promise<void>, doneMessage: string) => Promise<unknown>;
  onClose: () => void;
}

const changes: Record<UserAction, (userId: string) => Promise<void>> = {
  suspend: (userId) => setSuspended(userId, true),
  endSessions,
  remove: removeUser,
};

export function UserDialog({ user, action, busy, run, onClose }: UserDialogProps) {
  const t = useTranslations('admin.users');
  const common = useTranslations('common');
  const id = useId();
  const [typedEmail, setTyped] = useState('');
  const { email } = user;
  const typing = action === 'remove';
  const certain = !typing || typedEmail.trim().toLowerCase() === email.toLowerCase();

  const runAction = async (event: FormEvent) => {
    event.preventDefault();
    if (!certain || busy) return;
    await run(() => changes[action](user.id), t(`ask.${action}.done`, { email }));
    onClose();
  };

  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent
        title={t(`ask.${action}.title`, { email })}
        description={t(`ask.${action}.text`)}
        footer={
          <>
            <DialogClose asChild>
              <Button variant="outline">{common('cancel')}</Button>
            </DialogClose>
            <Button type="submit" form={id} variant="danger" busy={busy} disabled={!certain}>
              {t(action)}
            </Button>
          </>
        }
      >
        <form id={id} onSubmit={(event) => void runAction(event)}>
          {typing ? (
            <>
              <Label htmlFor={`${id}-typed`}>{t('typeAddress', { email })}</Label>
              <Input
                id={`${id}-typed`}
                type="email"
                value={typedEmail}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                className="mt-1.5"
                onChange={(event) => setTyped(event.target.value)}
              />
            </>
          ) : null}
        </form>
      </DialogContent>
    </Dialog>
  );
}
