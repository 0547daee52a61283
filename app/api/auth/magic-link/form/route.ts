import { publicRoute } from '@/lib/access/route';
import { plainLinkCall } from '@/lib/accounts/sign-in/calls';

export const POST = publicRoute({
  withoutCsrf: true,
  sends: { form: ['email', 'rememberMe', 'lng'] },
  handle: plainLinkCall,
});
