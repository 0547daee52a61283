import { petRoute } from '@/lib/access/route';
import { offerPetCall } from '@/lib/sharing/handover/calls';
import { withdrawOffer } from '@/lib/sharing/handover/mutations';
import { handoverInput } from '@/lib/sharing/handover/schema';

export const POST = petRoute('own', { body: handoverInput, status: 201, handle: offerPetCall });

export const DELETE = petRoute('own', { handle: ({ access, at }) => withdrawOffer(access, at) });
