import { publicRoute } from '@/lib/access/route';
import { signOut } from '@/lib/sign-in/calls';

export const POST = publicRoute({ handle: signOut });
