import { petRoute } from '@/lib/access/route';
import { dayIn } from '@/lib/core/time/dates';
import { tickItem, untickItem } from '@/lib/records/training/mutations';

export const PUT = petRoute('edit', {
  token: 'write',
  handle: ({ access, viewer, params: { list = '', item = '' }, at }) =>
    tickItem(access, { list, item }, { today: dayIn(at, viewer.timeZone), at }),
});

export const DELETE = petRoute('edit', {
  token: 'write',
  handle: ({ access, params: { list = '', item = '' }, at }) => untickItem(access, { list, item }, at),
});
