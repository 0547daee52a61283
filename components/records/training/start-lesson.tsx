'use client';

import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { joinIsolated } from '@/lib/core/i18n/isolate';
import { startSession } from './running-session';

interface StartLessonProps {
  petId: string;
  skill: { id: string; name: string };
  minutes: number | null;
}

export function StartLesson({ petId, skill, minutes }: StartLessonProps) {
  const t = useTranslations('training');
  const text = minutes === null ? t('practise') : t('lesson.start', { minutes });
  return (
    <button
      type="button"
      aria-label={joinIsolated([text, skill.name], ': ')}
      className="button lesson-start print:hidden"
      onClick={() => startSession(petId, skill)}
    >
      <Icon of="play" />
      {text}
    </button>
  );
}
