export type StayAllow = 'ticks' | 'doses' | 'notes' | 'photos';
