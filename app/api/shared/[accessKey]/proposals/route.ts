import { publicRoute } from '@/lib/access/route';
import { proposeCall } from '@/lib/sharing/proposals/calls/propose';

export const POST = publicRoute({
  withoutCsrf: true,
  status: 201,
  sends: { form: ['do', 'kind', 'id', 'version', 'row', 'lng', 'file', 'name'] },
  handle: proposeCall,
});
