import { publicRoute } from '@/lib/access/route';
import { passwordPage } from '@/lib/accounts/passwords/calls';

export const GET = publicRoute({ handle: passwordPage });
