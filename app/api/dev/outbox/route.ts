import { publicRoute } from '@/lib/access/route';
import { waitForMail } from '@/lib/sign-in/development';
import { outboxQuery } from '@/lib/sign-in/schema';

export const GET = publicRoute({ query: outboxQuery, handle: waitForMail });
