import type { PublicSource } from '@/lib/page-context/source';

const plain: PublicSource = { kind: 'typed', typedBy: 'Ana', reader: null, saidAt: null, corrected: null };

export const marsh = {
  name: 'Dr. Elena Marsh',
  clinic: 'Sunny Street Vets',
  licence: null,
  through: 'info@sunnystreetvets.example',
};

export const aSource = (more: Partial<PublicSource> = {}): PublicSource => ({ ...plain, ...more });

export const confirmedSource = aSource({
  ...{ kind: 'confirmed', typedBy: null, reader: marsh, saidAt: '2026-11-22T10:00:00.000Z' },
});

export const proposedSource = aSource({ ...confirmedSource, kind: 'proposed', reader: { ...marsh, through: null } });
