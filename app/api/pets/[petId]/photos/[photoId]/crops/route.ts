import { petRoute } from '@/lib/access/route';
import { receiveCrop } from '@/lib/records/photos/calls';

export const POST = petRoute('edit', { status: 201, sends: { upload: null, once: true }, handle: receiveCrop });
