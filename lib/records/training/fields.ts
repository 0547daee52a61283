import { sessions } from '@/lib/collections/columns/sessions';
import { training } from '@/lib/collections/columns/training';
import { comparedFields } from '@/lib/collections/compared-fields';
import { choiceField, momentField, noteField } from '@/lib/versions/entry-fields';
import type { Skill } from './skill';
import type { TrainingSession } from './training-session';
import { categories } from './vocabulary';

export const skillFields = comparedFields<Skill>('training', training, {
  stage: choiceField('stage', 'training.stage', 'training.stages'),
  category: {
    label: 'training.category',
    show: ({ category }, { t }) =>
      (categories as readonly (string | null)[]).includes(category) ? t(`training.categories.${category}`) : category,
  },
  note: noteField(),
});

export const trainingSessionFields = comparedFields<TrainingSession>('training.session', sessions, {
  practisedAt: momentField('practisedAt', 'entries.day'),
  attempts: {
    label: 'training.session.attempts',
    with: ['successes'],
    show: ({ attempts, successes }) => (attempts === null ? null : `${successes ?? 0} / ${attempts}`),
  },
  distraction: choiceField('distraction', 'training.session.distraction', 'training.distractions'),
  note: noteField(),
});
