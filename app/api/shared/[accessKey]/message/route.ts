import { publicRoute } from '@/lib/access/route';
import { finderMessageCall } from '@/lib/sharing/links/calls';

// A form without scripts: it carries a token of its own (lib/sharing/links/finder-token.ts).
export const POST = publicRoute({
  withoutCsrf: true,
  sends: { form: ['text', 'contact', 'token', 'lng'] },
  handle: finderMessageCall,
});
