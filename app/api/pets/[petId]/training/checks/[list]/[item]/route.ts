import { petRoute } from '@/lib/access/route';
import { dayIn } from '@/lib/core/time/dates';
import { tickItem, untickItem } from '@/lib/records/training/mutations';

export const PUT = petRoute('edit', {
  handle: ({ access, viewer, params: { list = '', item = '' }, at }) =>
    tickItem(access, list, item, dayIn(at, viewer.timeZone)),
});

export const DELETE = petRoute('edit', {
  handle: ({ access, params: { list = '', item = '' } }) => untickItem(access, list, item),
});
