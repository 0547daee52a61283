'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { SessionPanel, type SessionPanelTexts } from '@/components/shell/session-panel';
import { saveTimeZone } from '@/lib/accounts/account/client';
import { prefetchFor } from '@/lib/browser/api/prefetch';
import { onSessionEnd } from '@/lib/browser/api/session-end';
import { checkSession, forgetSession } from '@/lib/browser/session/check-session';
import { isLeaving } from '@/lib/browser/storage/sign-out-flag';
import { paths } from '@/lib/core/config/paths';
import { nowMs } from '@/lib/core/time/clock';
import { MINUTE } from '@/lib/core/time/durations';

/** Specification, section 9; equals the animation of `.access-notice`. */
const VERIFY_MS = 300;
/** A page that becomes visible again after this time checks its session. */
const LOOK_AGAIN_MS = 5 * MINUTE;

type Visitor = Awaited<ReturnType<typeof checkSession>>;

/** Shared by the whole page load: navigation within the application does not check again. */
let firstCheck: Promise<Visitor> | undefined;

function verify(): Promise<Visitor> {
  setTimeout(() => {
    document.documentElement.dataset.access = 'verified';
  }, VERIFY_MS);
  return checkSession();
}

const here = () => window.location.pathname + window.location.search;

interface SessionGuardProps {
  texts: SessionPanelTexts;
  children: ReactNode;
}

/**
 * Redirects to sign-in without a session (R2.2); covers the page with a panel when the session ends while it is open
 * (R2.3), until the user has signed in again in another tab.
 */
export function SessionGuard({ texts, children }: SessionGuardProps) {
  const pathname = usePathname();
  const [owner, setOwner] = useState<Visitor>();
  const [ended, setEnded] = useState(false);

  useEffect(() => {
    firstCheck ??= verify();
    void firstCheck.then((visitor) => {
      setOwner(visitor);
      if (visitor === null && !isLeaving())
        window.location.replace(`${paths.signIn}?${new URLSearchParams({ next: here() })}`);
      if (visitor) void saveTimeZone();
    });
  }, []);

  useEffect(() => {
    // Prefetching waits for the check; a page that was not found prefetches nothing.
    void firstCheck?.then((visitor) => {
      if (visitor && !document.querySelector('[data-not-found]')) return prefetchFor(pathname);
    });
  }, [pathname]);

  useEffect(
    () =>
      onSessionEnd(() => {
        if (isLeaving()) return;
        forgetSession().catch((error) => console.info(error));
        setEnded(true);
      }),
    [],
  );

  const checkAgain = useEffectEvent(async () => {
    const visitor = await checkSession();
    // Another user has signed in: nothing on this page is theirs.
    if (visitor && owner && visitor !== owner) window.location.reload();
    else if (visitor !== undefined) setEnded(visitor === null);
  });
  useEffect(() => {
    // Another tab signed in or out, or the page comes from the back/forward cache.
    const onStorage = ({ key }: StorageEvent) => {
      if (key === 'user' || key === null) void checkAgain();
    };
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void checkAgain();
    };
    // The session may have been ended elsewhere while this page was hidden.
    let asked = nowMs();
    const onVisible = () => {
      if (document.visibilityState !== 'visible' || nowMs() - asked < LOOK_AGAIN_MS) return;
      asked = nowMs();
      void checkAgain();
    };
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onShow);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onShow);
    };
  }, []);

  return (
    <>
      {children}
      {ended ? <SessionPanel texts={texts} next={here()} /> : null}
    </>
  );
}
