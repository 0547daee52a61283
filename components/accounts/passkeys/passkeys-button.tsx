'use client';

import { useTranslations } from 'next-intl';
import type { ProofAccount } from '@/components/accounts/passwords/proof-account';
import { DialogButton } from '@/components/loading/dialog-button';
import { lazyDialog } from '@/components/loading/lazy-part';
import { readPasskeys } from '@/lib/accounts/passkeys/client';

const PasskeysDialog = lazyDialog(async () => (await import('./passkeys-dialog')).PasskeysDialog);

export function PasskeysButton({ account }: { account: ProofAccount }) {
  const t = useTranslations('account.passkeys');
  return (
    <DialogButton
      label={t('open')}
      failed={t('failed')}
      namespaces={['passkeys']}
      read={() => readPasskeys(account.id)}
    >
      {(passkeys, close) => <PasskeysDialog account={account} passkeys={passkeys} onClose={close} />}
    </DialogButton>
  );
}
