'use client';

import { useTranslations } from 'next-intl';
import type { ProofAccount } from '@/components/accounts/passwords/proof-account';
import { DialogButton } from '@/components/loading/dialog-button';
import { lazyDialog } from '@/components/loading/lazy-part';
import { readTokenSettings } from '@/lib/accounts/access-tokens/client';

const TokensDialog = lazyDialog(async () => (await import('./tokens-dialog')).TokensDialog);

export function TokensButton({ account }: { account: ProofAccount }) {
  const t = useTranslations('account.tokens');
  return (
    <DialogButton
      label={t('open')}
      failed={t('failed')}
      namespaces={['accessTokens', 'entries']}
      read={() => readTokenSettings(account.id)}
    >
      {(settings, close) => <TokensDialog account={account} settings={settings} onClose={close} />}
    </DialogButton>
  );
}
