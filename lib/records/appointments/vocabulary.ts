// Apart from the schema, so that a page can name these without the library that checks them.

export const appointmentKinds = ['vet', 'groomer', 'training', 'sitter', 'other'] as const;
export type AppointmentKind = (typeof appointmentKinds)[number];

export const appointmentStatuses = ['planned', 'done', 'cancelled'] as const;
export type AppointmentStatus = (typeof appointmentStatuses)[number];

export const repeatSteps = ['week', 'two_weeks', 'month', 'three_months', 'six_months', 'year'] as const;
export type RepeatStep = (typeof repeatSteps)[number];

/** Texts in characters, times in minutes. */
export const appointmentLimits = {
  title: 120,
  place: 200,
  note: 2000,
  duration: { min: 5, max: 1440 },
  reminder: { min: 0, max: 20_160 },
  times: { min: 2, max: 26 },
  /** How many of those to come a page shows at once, soonest first: two years of one a week. */
  upcoming: 100,
} as const;

/** What a change of one of a series is for. */
export const seriesScopes = ['one', 'following'] as const;

/** What the form offers, in minutes. */
export const durationChoices = [15, 30, 45, 60, 90, 120, 240, 480, 1440] as const;
export const reminderChoices = [0, 30, 60, 120, 1440, 2880, 10_080] as const;
/** A day before, there is time to find somebody who drives. */
export const USUAL_REMINDER = 1440;
/** How long an appointment is taken to be while nobody says. */
export const USUAL_MINUTES = 60;
