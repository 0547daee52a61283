import { publicRoute } from '@/lib/access/route';
import { pressButtonCall } from '@/lib/reminders/calls';

export const POST = publicRoute({ withoutCsrf: true, handle: pressButtonCall });
