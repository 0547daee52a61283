import { publicRoute } from '@/lib/access/route';
import { requestLink } from '@/lib/accounts/sign-in/calls';
import { magicLinkInput } from '@/lib/accounts/sign-in/schema';

export const POST = publicRoute({ body: magicLinkInput, handle: requestLink });
