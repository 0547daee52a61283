import type { PaperText } from '@/lib/core/paper/paper-text';
import type { PaperContext, PaperProposals } from './proposals';

export function proposeEntries(_paper: PaperText, _context: PaperContext): PaperProposals {
  const empty = { vaccinations: [], weights: [], medications: [] };
  return { dateOrder: null, ...empty, microchip: null, passportNumber: null, clinic: null, vetName: null };
}
