'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ApiError } from '@/lib/browser/api/api-client';
import { toast } from '@/lib/browser/page/toast';
import { paths } from '@/lib/core/config/paths';
import { PageUser } from './page-user';

interface OfferButtonProps {
  words: { accept: string; notNow: string; accepted: string; failed: string; otherUser: string; full: string };
  userId: string | null;
  path: string;
  /** @returns path of the page to open next */
  accept: () => Promise<string>;
}

const STALE: ReadonlySet<string> = new Set(['conflict', 'not_found', 'unauthenticated', 'other_user']);

export function OfferButton({ words, userId, path, accept }: OfferButtonProps) {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const reasons = new Map<string | undefined, string>([
    ['limit_reached', words.full],
    ['other_user', words.otherUser],
  ]);

  const press = async () => {
    setBusy(true);
    try {
      const next = await accept();
      toast({ title: words.accepted });
      router.push(next);
    } catch (error) {
      const code = error instanceof ApiError ? error.failure?.code : undefined;
      setBusy(false);
      toast({ title: reasons.get(code) ?? words.failed, tone: 'danger' });
      if (code && STALE.has(code)) router.refresh();
    }
  };

  return (
    <div className="mt-6 grid gap-2">
      {userId ? <PageUser id={userId} follows /> : null}
      {userId ? (
        <Button size="large" block busy={busy} onClick={() => void press()}>
          {words.accept}
        </Button>
      ) : (
        <Button asChild size="large" block>
          <a href={`${paths.signIn}?${new URLSearchParams({ next: path })}`}>{words.accept}</a>
        </Button>
      )}
      <Button asChild variant="ghost" size="large" block>
        <a href={userId ? paths.home : paths.landing}>{words.notNow}</a>
      </Button>
    </div>
  );
}
