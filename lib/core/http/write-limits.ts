import 'server-only';
import { env } from '../config/env';
import { enforceAtOnce } from '../security/rate-limit';

const BLOCK_BYTES = 512;
const BLOCKS_PER_MB = (1024 * 1024) / BLOCK_BYTES;
const DAY_SECONDS = 86_400;

/** Counts a write of an account and the bytes of its JSON. Files have their own quota. @throws AppError rate_limited */
export async function countWrite(userId: string, bytes: number): Promise<void> {
  const { WRITES_PER_MINUTE, TEXT_MB_PER_DAY } = env();
  const writes = { name: 'account-writes', points: WRITES_PER_MINUTE, duration: 60 };
  const text = { name: 'account-text', points: TEXT_MB_PER_DAY * BLOCKS_PER_MB, duration: DAY_SECONDS };
  await enforceAtOnce([writes, userId], [text, userId, Math.max(1, Math.ceil(bytes / BLOCK_BYTES))]);
}
