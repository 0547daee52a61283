import { petRoute } from '@/lib/access/route';
import { removeImported } from '@/lib/sharing/table-import/mutations';
import { tableUndo } from '@/lib/sharing/table-import/schema';

export const POST = petRoute('edit', {
  body: tableUndo,
  handle: ({ access, body, at }) => removeImported(access, body, at),
});
