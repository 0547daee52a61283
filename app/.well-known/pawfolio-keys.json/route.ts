import { publicRoute } from '@/lib/access/route';
import { keysCall } from '@/lib/core/signing/keys';

export const GET = publicRoute({ handle: keysCall });
