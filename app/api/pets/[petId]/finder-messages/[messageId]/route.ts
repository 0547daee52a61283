import { petRoute } from '@/lib/access/route';
import { readFinderMessage } from '@/lib/sharing/mutations';
import { finderMessagePatch } from '@/lib/sharing/schema';

export const PATCH = petRoute('own', {
  body: finderMessagePatch,
  handle: ({ access, params, at }) => readFinderMessage(access, params.messageId ?? '', at),
});
