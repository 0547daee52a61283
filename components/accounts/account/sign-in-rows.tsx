import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { SessionEntry } from '@/lib/accounts/account/queries';
import { AccountRow } from './account-row';
import { SessionList } from './session-list';

interface SignInRowsProps {
  userId: string;
  sessions: readonly SessionEntry[];
  state: string;
  /** Null if this way to sign in is turned off. */
  credentials: ReactNode;
  passkeys: ReactNode;
  tokens: ReactNode;
}

export function SignInRows({ userId, sessions, state, credentials, passkeys, tokens }: SignInRowsProps) {
  const t = useTranslations('account');
  return (
    <>
      {credentials ? (
        <AccountRow id="credentials" icon="key-round" title={t('credentials.title')} state={state}>
          {credentials}
        </AccountRow>
      ) : null}
      {passkeys ? (
        <AccountRow id="passkeys" icon="shield-check" title={t('passkeys.title')} text={t('passkeys.text')}>
          {passkeys}
        </AccountRow>
      ) : null}
      <AccountRow id="sessions" icon="monitor-smartphone" title={t('sessions.title')} text={t('sessions.text')}>
        <SessionList userId={userId} sessions={sessions} />
      </AccountRow>
      <AccountRow id="tokens" icon="grid-3x3" title={t('tokens.title')} text={t('tokens.text')}>
        {tokens}
      </AccountRow>
    </>
  );
}
