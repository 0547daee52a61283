'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { IdealRange } from '@/lib/records/weights/ideal-range';
import type { Weight } from '@/lib/records/weights/weight';
import { WeightForm } from './weight-form';
import { WeightSaved } from './weight-saved';

interface WeightEntryProps {
  petId: string;
  petName: string;
  type: string;
  gender: string;
  last: Weight | null;
  ideal: IdealRange | null;
  onDone: () => void;
}

/** Form for a new weight, followed in the same sheet by its interpretation. */
export function WeightEntry({ onDone, ...props }: WeightEntryProps) {
  const router = useRouter();
  // Frozen, because the new weight soon becomes the latest of the page behind the sheet.
  const [pet] = useState(props);
  const [savedWeight, setSaved] = useState<Weight | null>(null);
  return (
    <div className="weight-entry">
      {/* Keeps its space, so that the sheet keeps its height. */}
      <div inert={savedWeight !== null} className={savedWeight ? 'invisible' : undefined}>
        <WeightForm
          {...pet}
          weight={null}
          onSaved={(weight) => {
            setSaved(weight);
            router.refresh();
          }}
        />
      </div>
      {savedWeight ? <WeightSaved {...pet} weight={savedWeight} onDone={onDone} /> : null}
    </div>
  );
}
