import { collectionClient } from '@/lib/collections/client';
import type { MarkedVaccination } from './dose-marks';
import type { VaccinationInput, VaccinationPatch } from './schema';

export const vaccinationsClient = collectionClient<MarkedVaccination, VaccinationInput, VaccinationPatch>(
  'vaccinations',
);
