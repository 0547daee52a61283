import type { ReactNode } from 'react';
import { PetDetails } from '@/components/records/pets/pet-details';
import type { SharedView } from '@/lib/sharing/links/shared-view';
import type { ReaderPart } from './reader-order';
import { SharedAlerts } from './shared-alerts';
import { SharedHomeMeasures } from './shared-home-measures';
import { SharedLabReports } from './shared-lab-reports';
import { SharedVitals, SharedWeight } from './shared-measures';
import { SharedSymptoms } from './shared-symptoms';
import { SharedToday } from './shared-today';
import { SharedVaccinations } from './shared-vaccinations';
import { SharedDocuments, SharedVisits } from './shared-visits';

interface ReaderPartsProps {
  view: SharedView;
  parts: readonly ReaderPart[];
}

export function ReaderParts({ view, parts }: ReaderPartsProps) {
  const {
    pet,
    passportNumber,
    contacts,
    insurance,
    notes,
    symptoms,
    vaccinations,
    measures,
    visits,
    labReports,
    documents,
    day,
  } = view;
  const details = { ...pet, passportNumber, ...contacts, insurance, notes };
  const part = (name: ReaderPart): ReactNode => {
    switch (name) {
      case 'alerts':
        return <SharedAlerts view={view} />;
      case 'symptoms':
        return symptoms ? <SharedSymptoms symptoms={symptoms} /> : null;
      case 'vaccinations':
        return vaccinations ? <SharedVaccinations vaccinations={vaccinations} /> : null;
      case 'weight':
        return <SharedWeight view={view} />;
      case 'vitals':
        return <SharedVitals view={view} />;
      case 'measures':
        return <SharedHomeMeasures measures={measures} />;
      case 'visits':
        return visits ? <SharedVisits visits={visits} /> : null;
      case 'labReports':
        return labReports ? <SharedLabReports reports={labReports} /> : null;
      case 'documents':
        return documents ? <SharedDocuments documents={documents} /> : null;
      case 'today':
        return day ? <SharedToday day={day} /> : null;
      default:
        return <PetDetails pet={details} order={[name]} />;
    }
  };
  return parts.map((name) => (
    <div key={name} className="grid gap-4 empty:hidden">
      {part(name)}
    </div>
  ));
}
