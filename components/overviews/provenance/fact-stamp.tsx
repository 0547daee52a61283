import { usePageContext } from '#page-context';
import { MarkIcon } from '@/components/ornaments/source-mark';
import { StampSentence, VaccinationStamp } from '@/components/records/vaccinations/dose-stamp';
import type { Fact } from '@/lib/overviews/provenance/queries';
import { dueVaccinations } from '@/lib/records/vaccinations/due';
import { doseStamps } from '@/lib/records/vaccinations/stamp';

const SIZE = 196;

function useStampOf({ id, doses, vaccinated }: Fact) {
  const { today } = usePageContext();
  const day = vaccinated.deceasedOn ?? today;
  const dose = doses.find((one) => one.id === id);
  const stamp = doseStamps(doses, dueVaccinations(vaccinated, doses, day), day).find((one) => one.id === id);
  return dose && stamp ? { dose, stamp } : null;
}

export function FactStamp({ of: fact }: { of: Fact }) {
  const drawnStamp = useStampOf(fact);
  if (!drawnStamp) return null;
  const clinic = typeof fact.values.clinic === 'string' ? fact.values.clinic : null;
  return (
    <>
      <div className="fact-stamp">
        <span aria-hidden="true" className="guilloche absolute inset-0 -z-10 text-primary opacity-[0.11]" />
        <div className="stamp-marked large">
          <VaccinationStamp stamp={drawnStamp.stamp} dose={{ ...drawnStamp.dose, clinic }} size={SIZE} />
          <span className="stamp-mark">
            <MarkIcon of={fact.source.kind} size={44} />
          </span>
        </div>
      </div>
      <StampSentence stamp={drawnStamp.stamp} />
    </>
  );
}
