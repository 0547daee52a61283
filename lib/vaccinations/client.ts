import { collectionClient } from '@/lib/core/query/collection-client';
import type { VaccinationInput, VaccinationPatch } from './schema';
import type { Vaccination } from './vaccination';

export const vaccinationsClient = collectionClient<Vaccination, VaccinationInput, VaccinationPatch>('vaccinations');
