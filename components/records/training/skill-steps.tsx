import { Icon } from '@/components/ui/icon';
import { stepsReached } from '@/lib/records/training/stage';
import { type Stage, stages } from '@/lib/records/training/vocabulary';

export function SkillSteps({ stage }: { stage: Stage }) {
  return (
    <span aria-hidden="true" className="skill-steps">
      {stages.map((one, index) => (
        <span key={one} data-reached={index < stepsReached(stage) || undefined}>
          <Icon of="paw-print" />
        </span>
      ))}
    </span>
  );
}
