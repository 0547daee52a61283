import { publicRoute } from '@/lib/access/route';
import { askForLink } from '@/lib/sign-in/calls';
import { magicLinkInput } from '@/lib/sign-in/schema';

export const POST = publicRoute({ body: magicLinkInput, handle: askForLink });
