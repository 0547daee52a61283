import type { DoseStatus } from './vocabulary';

export const doseActivity = (
  { status, note }: { status: DoseStatus; note: string | null },
  medicine: string,
  was?: DoseStatus,
) => ({ medicine, status, note, ...(was && { was: { status: was } }) });
