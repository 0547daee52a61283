import type { DoseStatus } from './vocabulary';

/** Dose as the activity log shows it. @param was status before the change */
export const doseActivity = (
  { status, note }: { status: DoseStatus; note: string | null },
  medicine: string,
  was?: DoseStatus,
) => ({ medicine, status, note, ...(was && { was: { status: was } }) });
