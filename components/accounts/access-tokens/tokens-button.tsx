'use client';

import { useTranslations } from 'next-intl';
import { Suspense, useState } from 'react';
import type { ProofAccount } from '@/components/accounts/passwords/proof-account';
import { LazyMessages } from '@/components/loading/lazy-messages';
import { lazyDialog, MissingPart } from '@/components/loading/lazy-part';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { readTokenSettings, type TokenSettings } from '@/lib/accounts/access-tokens/client';
import { toast } from '@/lib/browser/page/toast';

const TokensDialog = lazyDialog(async () => (await import('./tokens-dialog')).TokensDialog);

export function TokensButton({ account }: { account: ProofAccount }) {
  const t = useTranslations('account.tokens');
  const [busy, setBusy] = useState(false);
  const [settings, setSettings] = useState<TokenSettings | null>(null);
  const close = () => setSettings(null);
  const open = async () => {
    setBusy(true);
    try {
      setSettings(await readTokenSettings(account.id));
    } catch {
      toast({ title: t('failed'), tone: 'danger', retry: () => void open() });
    }
    setBusy(false);
  };
  return (
    <>
      <Button variant="outline" busy={busy} className="justify-self-start" onClick={() => void open()}>
        <Icon of="key-round" />
        {t('open')}
      </Button>
      {settings ? (
        <LazyMessages namespaces={['accessTokens', 'entries']} missing={<MissingPart giveUp={close} />}>
          <Suspense>
            <TokensDialog account={account} settings={settings} onClose={close} />
          </Suspense>
        </LazyMessages>
      ) : null}
    </>
  );
}
