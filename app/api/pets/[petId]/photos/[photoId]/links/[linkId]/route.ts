import { petRoute } from '@/lib/access/route';
import { revokeLinkCall } from '@/lib/photos/calls';

export const DELETE = petRoute('own', { handle: revokeLinkCall });
