import { petRoute } from '@/lib/access/route';
import { proposalFileCall } from '@/lib/sharing/proposals/calls/decide';

export const GET = petRoute('own', { handle: proposalFileCall });
