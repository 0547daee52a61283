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
  /** Appointments on one page: two years of weekly ones. */
  upcoming: 100,
} as const;

export const seriesScopes = ['one', 'following'] as const;

export const durationChoices = [15, 30, 45, 60, 90, 120, 240, 480, 1440] as const;
export const reminderChoices = [0, 30, 60, 120, 1440, 2880, 10_080] as const;
/** Minutes. A day ahead leaves time to arrange transport. */
export const USUAL_REMINDER = 1440;
export const USUAL_MINUTES = 60;
