import { ownStayRoute } from '@/lib/access/route';
import { stayQrCall } from '@/lib/sharing/stays/calls/stays';

export const GET = ownStayRoute({ handle: stayQrCall });
