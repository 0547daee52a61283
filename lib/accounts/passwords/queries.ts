import 'server-only';
import { findConfirmation, isAskingBrowser } from '@/lib/core/auth/mailed-links';
import { UNKNOWN_DEVICE } from '@/lib/core/auth/unknown-device';

export interface OpenConfirmation {
  /** A registration; otherwise a new address for an existing account. */
  registered: boolean;
  own: boolean;
  device: string;
  /** ISO 8601 UTC. */
  askedAt: string;
}

/** Does not use the link; null for an invalid one. @param browser secret of this browser's cookie */
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
