import { publicRoute } from '@/lib/access/route';
import { oidcAnswerCall } from '@/lib/accounts/oidc/calls';

export const GET = publicRoute({ handle: oidcAnswerCall });
