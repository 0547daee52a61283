import { publicRoute } from '@/lib/access/route';
import { waitForMail } from '@/lib/accounts/sign-in/development';
import { outboxQuery } from '@/lib/accounts/sign-in/schema';

export const GET = publicRoute({ query: outboxQuery, handle: waitForMail });
