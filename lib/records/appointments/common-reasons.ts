import type { AppointmentKind } from './vocabulary';

type CommonReason = 'checkUp' | 'vaccination' | 'bloodTest' | 'dental' | 'bath' | 'haircut' | 'nails' | 'class';

/** Suggestions of our choice. */
export const commonReasons: Record<AppointmentKind, readonly CommonReason[]> = {
  vet: ['checkUp', 'vaccination', 'bloodTest', 'dental'],
  groomer: ['bath', 'haircut', 'nails'],
  training: ['class'],
  sitter: [],
  other: [],
};
