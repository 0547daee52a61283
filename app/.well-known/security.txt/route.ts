import { publicRoute } from '@/lib/access/route';
import { securityTxt } from '@/lib/core/security/security-txt';

export const GET = publicRoute({ handle: securityTxt });
