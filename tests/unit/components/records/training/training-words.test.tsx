import { screen, within } from '@testing-library/react';
import { good, renderTraining, session, sit } from './a-training';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

test.each([
  ['sure since then', 'mastered', good, '2026-05-20', 'mastered since May'],
  ['sure since another year', 'mastered', good, '2027-02-20', 'mastered since May 2026'],
  ['begun', 'learning', good.slice(2), '2026-06-20', 'started on 17 May'],
  ['trained before', 'practising', good, '2026-06-20', 'practiced on 19 May'],
  ['trained once', 'learning', good.slice(0, 1), '2026-05-20', 'once this week'],
  ['never trained', 'practising', [], '2026-05-20', 'not practiced yet'],
] as const)('R7.6 the second line of a skill shows progress: %s', (_, stage, sessions, day, line) => {
  renderTraining({ skills: [{ ...sit, stage, sessions: [...sessions] }], now: new Date(`${day}T12:00:00Z`) });
  expect(screen.getByText(line)).toBeVisible();
});

test.each([
  [
    'on its way',
    'learning',
    [session(19, 3, 'Park')],
    'It works 3 out of 10 times. At 6 out of 10, Luna is ready for the next step.',
  ],
  [
    'once well',
    'practising',
    [session(19, 9, 'Park')],
    'It works 9 out of 10 times. Now try it on another day, in another place.',
  ],
  ['sure', 'mastered', good, 'Luna has mastered this. A few minutes now and then keep it that way.'],
  ['new', 'learning', [], 'Goal: 8 of 10 on cue'],
] as const)('R7.6 the next lesson for a skill that is %s', (_, stage, sessions, line) => {
  renderTraining({ skills: [{ ...sit, stage, sessions: [...sessions] }] });
  expect(within(screen.getByRole('region', { name: 'Next lesson' })).getByText(line)).toBeVisible();
});
