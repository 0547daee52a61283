import { env } from '@/lib/core/config/env';
import { paths } from '@/lib/core/config/paths';

export const HANDOVER_SEAL = 'handover';

export const handoverUrl = (key: string) => new URL(paths.handover(key), env().APP_URL).href;
