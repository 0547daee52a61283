import { publicRoute } from '@/lib/access/route';
import { version } from '@/lib/core/config/version';

export const GET = publicRoute({ handle: async () => ({ version }) });
