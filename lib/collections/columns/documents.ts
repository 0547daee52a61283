import type { ColumnsOf } from '../column';

export const documents = {
  vetRecordId: { computed: true },
  vaccinationId: { computed: true },
  medicationId: { computed: true },
  expenseId: { computed: true },
  name: { activity: true },
  contentType: { computed: true },
  bytes: { computed: true },
} as const satisfies ColumnsOf<'Document'>;
