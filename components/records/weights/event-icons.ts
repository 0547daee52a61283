import { Stethoscope, Syringe } from 'lucide';

export const eventIcons = { visit: Stethoscope, dose: Syringe };
