import type { DoseStatus } from './vocabulary';

/** What the list of activity says of a dose. @param was before it was changed */
export const toldDose = (
  { status, note }: { status: DoseStatus; note: string | null },
  medicine: string,
  was?: DoseStatus,
) => ({ medicine, status, note, ...(was && { was: { status: was } }) });
