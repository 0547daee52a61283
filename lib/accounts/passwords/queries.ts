import 'server-only';
import { findConfirmation, isAskingBrowser } from '@/lib/core/auth/mailed-links';
import { UNKNOWN_DEVICE } from '@/lib/core/auth/unknown-device';

export interface OpenConfirmation {
  /** A registration; otherwise a new address for an existing account. */
  registered: boolean;
  own: boolean;
  device: string;
  askedAt: string;
}

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
