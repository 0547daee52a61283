import type { VetRecordEntry } from '@/lib/records/vet-records/vet-record';

export const checkUp: VetRecordEntry = {
  id: '019de0c8-7000-7000-8000-000000000000',
  visitedOn: '2026-05-01',
  description: '<p>All <strong>fine</strong></p>',
  documentLinks: ['https://clinic.example/files/report.pdf'],
  clinic: 'Sunny Street Vets',
  vetName: 'Dr. Paw',
  reason: 'Check-up',
  diagnosis: 'Healthy',
  costCents: 4850,
  currency: 'EUR',
  followUpOn: '2026-05-18',
  followedUpAt: null,
  appointmentId: null,
  documents: [],
};
