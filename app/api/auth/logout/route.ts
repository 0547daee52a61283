import { publicRoute } from '@/lib/access/route';
import { signOut } from '@/lib/accounts/sign-in/calls';

export const POST = publicRoute({ handle: signOut });
