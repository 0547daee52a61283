'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { ProofAccount } from '@/components/accounts/passwords/proof-account';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { readTokens, type TokenSettings } from '@/lib/accounts/access-tokens/client';
import type { AccessToken } from '@/lib/accounts/access-tokens/queries';
import { NewToken } from './new-token';
import { TokenForm } from './token-form';
import { TokenRow } from './token-row';

interface TokensDialogProps {
  account: ProofAccount;
  settings: TokenSettings;
  onClose: () => void;
}

export function TokensDialog({ account, settings, onClose }: TokensDialogProps) {
  const t = useTranslations('accessTokens');
  const [tokens, setTokens] = useState<readonly AccessToken[]>(settings.tokens);
  const [step, setStep] = useState<'list' | 'form' | { token: string }>('list');

  const showToken = (token: string) => {
    setStep({ token });
    // The list is less important than the token, which cannot be shown again.
    readTokens(account.id).then(setTokens, () => undefined);
  };

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={t(step === 'form' ? 'new' : 'title')} {...(step === 'list' && { description: t('text') })}>
        <div className="grid gap-5 pb-4">
          {typeof step === 'object' ? <NewToken token={step.token} onDone={() => setStep('list')} /> : null}
          {step === 'form' ? (
            <TokenForm account={account} pets={settings.pets} onCreated={showToken} onCancel={() => setStep('list')} />
          ) : null}
          {step === 'list' ? (
            <>
              <TokenList
                userId={account.id}
                tokens={tokens}
                onRevoked={(id) => setTokens(tokens.filter((one) => one.id !== id))}
              />
              <Button className="justify-self-start" onClick={() => setStep('form')}>
                <Icon of="plus" />
                {t('new')}
              </Button>
              <p className="text-sm text-muted">
                {t('lasting')}{' '}
                <a href="/api/docs" className="text-primary underline underline-offset-4">
                  {t('docs')}
                </a>
              </p>
            </>
          ) : null}
        </div>
      </DialogContent>
    </Dialog>
  );
}

interface TokenListProps {
  userId: string;
  tokens: readonly AccessToken[];
  onRevoked: (id: string) => void;
}

function TokenList({ userId, tokens, onRevoked }: TokenListProps) {
  const t = useTranslations('accessTokens');
  if (tokens.length === 0) return <p className="text-muted">{t('none')}</p>;
  return (
    <ul className="divide-y divide-line">
      {tokens.map((token) => (
        <TokenRow key={token.id} userId={userId} token={token} onRevoked={() => onRevoked(token.id)} />
      ))}
    </ul>
  );
}
