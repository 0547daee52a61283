'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { usePageContext } from '#page-context';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { revokeToken } from '@/lib/accounts/access-tokens/client';
import type { AccessToken } from '@/lib/accounts/access-tokens/queries';
import { ApiError } from '@/lib/browser/api/api-client';
import { toast } from '@/lib/browser/page/toast';
import { isolate } from '@/lib/core/i18n/isolate';
import { addMs, dayIn, formatDay, instantFromJson } from '@/lib/core/time/dates';

interface TokenRowProps {
  userId: string;
  token: AccessToken;
  onRevoked: () => void;
}

export function TokenRow({ userId, token, onRevoked }: TokenRowProps) {
  const t = useTranslations('accessTokens');
  const format = useFormatter();
  const { at } = usePageContext();
  const [busy, setBusy] = useState(false);
  const { id, name, scopes, pets, endsAt } = token;
  const isOver = endsAt !== null && instantFromJson(endsAt) <= at;
  const petNames = pets === null ? t('allPets') : format.list(pets.map((pet) => isolate(pet.name)));

  const submitRevocation = async () => {
    setBusy(true);
    try {
      await revokeToken(userId, id).catch((error) => {
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      });
      toast({ title: t('revoked', { name }) });
      onRevoked();
    } catch {
      setBusy(false);
      toast({ title: t('failed'), tone: 'danger', retry: () => void submitRevocation() });
    }
  };

  return (
    <li className="flex items-start gap-3 py-3 first:pt-0">
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium wrap-anywhere">
          {isolate(name)}
          {isOver ? <Badge tone="due">{t('ended')}</Badge> : null}
        </p>
        <p className="text-sm wrap-anywhere">{scopes.map((scope) => t(`scope.${scope}`)).join(' · ')}</p>
        <p className="text-sm wrap-anywhere text-muted">{petNames || t('noPets')}</p>
        <TokenDates token={token} />
      </div>
      <Button
        variant="outline"
        className="shrink-0 px-3"
        busy={busy}
        aria-label={t('revokeOf', { name })}
        onClick={() => void submitRevocation()}
      >
        {t('revoke')}
      </Button>
    </li>
  );
}

function TokenDates({ token: { endsAt, lastUsedOn } }: { token: AccessToken }) {
  const t = useTranslations('accessTokens');
  const { locale, timeZone } = usePageContext();
  const lastDay = endsAt && dayIn(addMs(instantFromJson(endsAt), -1), timeZone);
  return (
    <p className="tabular text-sm text-muted">
      {lastDay ? t('endsOn', { date: formatDay(lastDay, locale, 'medium') }) : t('noEnd')} ·{' '}
      {lastUsedOn ? t('lastUsed', { date: formatDay(lastUsedOn, locale, 'medium') }) : t('neverUsed')}
    </p>
  );
}
