import 'server-only';
import { findConfirmation, isAskingBrowser } from '@/lib/core/auth/mailed-links';
import { UNKNOWN_DEVICE } from '@/lib/core/auth/unknown-device';

/** What whoever opens a link of confirmation is shown before it is used. */
export interface OpenConfirmation {
  /** Of an address that somebody registered with; otherwise of a new one for an account that exists. */
  registered: boolean;
  /** Whether it was asked for in this browser. */
  own: boolean;
  /** Coarse: "Chrome, Android". */
  device: string;
  /** ISO 8601 UTC. */
  askedAt: string;
}

/** Null for a link that no longer works. Looks, and uses nothing up. @param browser the secret of this browser's cookie */
export async function openConfirmation(
  token: string,
  browser: string | undefined,
  at: Date,
): Promise<OpenConfirmation | null> {
  const found = await findConfirmation(token, at);
  return (
    found && {
      registered: found.kind === 'email_proof',
      own: isAskingBrowser(found, browser),
      device: found.device ?? UNKNOWN_DEVICE,
      askedAt: found.createdAt.toISOString(),
    }
  );
}
