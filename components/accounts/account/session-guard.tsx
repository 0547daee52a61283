'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useState } from 'react';
import { SessionPanel, type SessionPanelTexts } from '@/components/shell/session-panel';
import { saveTimeZone } from '@/lib/accounts/account/client';
import { prefetchFor } from '@/lib/browser/api/prefetch';
import { onSessionEnd, type SessionEnd } from '@/lib/browser/api/session-end';
import { checkSession, forgetSession } from '@/lib/browser/session/check-session';
import { isLeaving } from '@/lib/browser/storage/sign-out-flag';
import { paths } from '@/lib/core/config/paths';
import { useReturnToPage } from './use-returns';

/** Specification, section 9. Same duration as the animation of `.access-notice`. */
const VERIFY_MS = 300;

type Visitor = Awaited<ReturnType<typeof checkSession>>;

/** Shared by the whole page load, so that navigation within the app does not check again. */
let firstCheck: Promise<Visitor> | undefined;

function verifyVisitor(): Promise<Visitor> {
  setTimeout(() => {
    document.documentElement.dataset.access = 'verified';
  }, VERIFY_MS);
  return checkSession();
}

const here = () => window.location.pathname + window.location.search;

interface SessionGuardProps {
  texts: SessionPanelTexts & { otherUser: string };
  children: ReactNode;
}

/** Redirects without a session (R2.2). A panel covers the page if its session ends while it is open (R2.3). */
export function SessionGuard({ texts, children }: SessionGuardProps) {
  const pathname = usePathname();
  const [owner, setOwner] = useState<Visitor>();
  const [sessionEnd, setEnded] = useState<SessionEnd | null>(null);

  useEffect(() => {
    firstCheck ??= verifyVisitor();
    void firstCheck.then((visitor) => {
      setOwner(visitor);
      if (visitor === null && !isLeaving())
        window.location.replace(`${paths.signIn}?${new URLSearchParams({ next: here() })}`);
      if (visitor) void saveTimeZone();
    });
  }, []);

  useEffect(() => {
    void firstCheck?.then((visitor) => {
      if (visitor && !document.querySelector('[data-not-found]')) return prefetchFor(pathname);
    });
  }, [pathname]);

  useEffect(
    () =>
      onSessionEnd((reason) => {
        if (isLeaving()) return;
        if (reason === 'ended') forgetSession().catch((error) => console.info(error));
        setEnded(reason);
      }),
    [],
  );

  useReturnToPage(async () => {
    const visitor = await checkSession();
    // Another user signed in. This page belongs to the previous user.
    if (visitor && owner && visitor !== owner) window.location.reload();
    else if (visitor !== undefined) setEnded(visitor === null ? 'ended' : null);
  });

  return (
    <>
      {children}
      {sessionEnd ? (
        <SessionPanel texts={sessionEnd === 'otherUser' ? { ...texts, text: texts.otherUser } : texts} next={here()} />
      ) : null}
    </>
  );
}
