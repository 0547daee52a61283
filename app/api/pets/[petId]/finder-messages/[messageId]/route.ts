import { petRoute } from '@/lib/access/route';
import { deleteFinderMessage, readFinderMessage } from '@/lib/sharing/links/mutations/shares';
import { finderMessagePatch } from '@/lib/sharing/links/schema';

export const PATCH = petRoute('own', {
  body: finderMessagePatch,
  handle: ({ access, params, at }) => readFinderMessage(access, params.messageId ?? '', at),
});

export const DELETE = petRoute('own', {
  handle: ({ access, params }) => deleteFinderMessage(access, params.messageId ?? ''),
});
