'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useProof } from '@/components/accounts/passwords/proof';
import type { ProofAccount } from '@/components/accounts/passwords/proof-account';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { createPasskey, hasPasskeys, passkeyProblem, readPasskeys } from '@/lib/accounts/passkeys/client';
import type { Passkey } from '@/lib/accounts/passkeys/queries';
import { requiresReauthentication } from '@/lib/browser/api/reauthentication';
import { toast } from '@/lib/browser/page/toast';
import { PasskeyRow } from './passkey-row';

interface PasskeysDialogProps {
  account: ProofAccount;
  passkeys: readonly Passkey[];
  onClose: () => void;
}

export function PasskeysDialog({ account, passkeys: loaded, onClose }: PasskeysDialogProps) {
  const t = useTranslations('passkeys');
  const [passkeys, setPasskeys] = useState(loaded);
  const [busy, setBusy] = useState(false);
  const proof = useProof(account);

  const problems = { exists: t('exists'), full: t('full'), failed: t('failed') };
  const addPasskey = async (currentPassword?: string) => {
    try {
      await createPasskey(account.id, currentPassword);
      toast({ title: t('added') });
      setPasskeys(await readPasskeys(account.id));
    } catch (error) {
      if (requiresReauthentication(error)) throw error;
      const problem = passkeyProblem(error);
      if (problem !== 'canceled') toast({ title: problems[problem], tone: 'danger' });
    }
  };

  const startAdding = async () => {
    setBusy(true);
    await proof.run(addPasskey);
    setBusy(false);
  };

  return (
    <>
      <Dialog open onOpenChange={(open) => !open && onClose()}>
        <DialogContent title={t('title')} description={t('text')}>
          <div className="grid gap-5 pb-4">
            {passkeys.length === 0 ? <p className="text-muted">{t('none')}</p> : null}
            <ul className="divide-y divide-line empty:hidden">
              {passkeys.map((passkey) => (
                <PasskeyRow
                  key={passkey.id}
                  userId={account.id}
                  passkey={passkey}
                  onRemoved={() => setPasskeys(passkeys.filter(({ id }) => id !== passkey.id))}
                />
              ))}
            </ul>
            {hasPasskeys() ? (
              <Button className="justify-self-start" busy={busy} onClick={() => void startAdding()}>
                <Icon of="plus" />
                {t('add')}
              </Button>
            ) : (
              <p>{t('unsupported')}</p>
            )}
            <p className="text-sm text-muted">{t('lasting')}</p>
          </div>
        </DialogContent>
      </Dialog>
      {proof.dialog}
    </>
  );
}
