'use client';

import { IntentLink } from '@/components/loading/intent-link';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/core/config/paths';

interface AnswerNoticeProps {
  petId: string;
  text: string;
  look: string;
}

/** Client component, because as server elements it would be sent twice. */
export function AnswerNotice({ petId, text, look }: AnswerNoticeProps) {
  return (
    <IntentLink
      href={paths.petProposals(petId)}
      className="tap flex items-center gap-3 rounded-card bg-info-soft px-4 py-3"
    >
      <Icon of="stethoscope" className="size-6 shrink-0 text-info" />
      <span className="min-w-0 grow wrap-anywhere">
        <span className="block font-semibold">{text}</span>
        <span className="text-primary underline underline-offset-4">{look}</span>
      </span>
      <Icon of="chevron-right" className="size-5 shrink-0 text-muted" />
    </IntentLink>
  );
}
