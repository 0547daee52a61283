import { petRoute } from '@/lib/access/route';
import { removeDose } from '@/lib/records/medications/mutations/remove-dose';

export const DELETE = petRoute('edit', {
  token: 'write',
  handle: ({ access, params, at }) => removeDose(access, params.medicationId ?? '', params.doseId ?? '', at),
});
