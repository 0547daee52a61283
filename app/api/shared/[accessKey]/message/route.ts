import { publicRoute } from '@/lib/access/route';
import { finderMessageCall } from '@/lib/sharing/links/calls';

// Form that works without JavaScript. It contains a token of its own (lib/sharing/links/finder-token.ts).
export const POST = publicRoute({
  withoutCsrf: true,
  sends: { form: ['text', 'contact', 'token', 'lng'] },
  handle: finderMessageCall,
});
