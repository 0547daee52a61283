import 'server-only';
import { findConfirmation, isAskingBrowser } from '@/lib/core/auth/mailed-links';
import { UNKNOWN_DEVICE } from '@/lib/core/auth/unknown-device';

export interface OpenConfirmation {
  own: boolean;
  device: string;
  askedAt: string;
}

export async function openConfirmation(
  token: string,
  browser: string | undefined,
  at: Date,
): Promise<OpenConfirmation | null> {
  const confirmation = await findConfirmation(token, at);
  return (
    confirmation && {
      own: isAskingBrowser(confirmation, browser),
      device: confirmation.device ?? UNKNOWN_DEVICE,
      askedAt: confirmation.createdAt.toISOString(),
    }
  );
}
