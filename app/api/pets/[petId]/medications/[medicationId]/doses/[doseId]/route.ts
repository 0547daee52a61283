import { petRoute } from '@/lib/access/route';
import { removeDose } from '@/lib/records/medications/mutations';

export const DELETE = petRoute('edit', {
  handle: ({ access, params, at }) => removeDose(access, params.medicationId ?? '', params.doseId ?? '', at),
});
