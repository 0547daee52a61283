import type { RecordKind } from '@/lib/records/vet-records/vocabulary';
import { RecordKinds } from './record-kinds';
import { RecordSearch } from './record-search';

interface RecordHeadProps {
  petId: string;
  q: string;
  kind: RecordKind;
}

export function RecordHead({ petId, q, kind }: RecordHeadProps) {
  return (
    <div className="record-top">
      <RecordKinds kind={kind} q={q} />
      <RecordSearch petId={petId} q={q} kind={kind} />
    </div>
  );
}
