import { publicRoute } from '@/lib/access/route';
import { plainCodeCall } from '@/lib/accounts/sign-in/calls';

export const POST = publicRoute({
  withoutCsrf: true,
  sends: { form: ['email', 'code', 'lng'] },
  handle: plainCodeCall,
});
