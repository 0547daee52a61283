import { tokenScopes } from '@/lib/accounts/access-tokens/vocabulary';
import { temperatureUnits, weightUnits } from '@/lib/core/i18n/units';
import { serviceKinds } from '@/lib/core/push/service-kinds';
import { actorKinds } from '@/lib/core/security/audit';
import { activityKinds } from '@/lib/overviews/activity/vocabulary';
import { memberRoles } from '@/lib/page-context/roles';
import { severities } from '@/lib/records/allergies/vocabulary';
import { appointmentKinds, appointmentStatuses } from '@/lib/records/appointments/vocabulary';
import { conditionStatuses } from '@/lib/records/conditions/vocabulary';
import { expenseCategories } from '@/lib/records/expenses/vocabulary';
import { labSamples } from '@/lib/records/lab-reports/vocabulary';
import { measureKinds, readingContexts } from '@/lib/records/measures/vocabulary';
import { doseStatuses, frequencies } from '@/lib/records/medications/vocabulary';
import { petCovers, petGenders, petTypes, vaccineProfiles } from '@/lib/records/pets/vocabulary';
import { completionStatuses, routineKinds } from '@/lib/records/routines/vocabulary';
import { symptomKinds, symptomSeverities } from '@/lib/records/symptoms/vocabulary';
import { stages } from '@/lib/records/training/vocabulary';
import { treatmentKinds } from '@/lib/records/treatments/vocabulary';
import { vitalContexts, vitalKinds } from '@/lib/records/vitals/vocabulary';
import { reminderActions } from '@/lib/reminders/vocabulary';
import { importKinds } from '@/lib/sharing/imports/vocabulary';
import { shareKinds } from '@/lib/sharing/links/vocabulary';
import { proposalDecisions, proposalKinds } from '@/lib/sharing/proposals/vocabulary';
import { feedbackKinds } from '@/lib/site/feedback/vocabulary';
import * as enums from '@/prisma/client/enums';

const vocabularies: Record<keyof typeof enums, readonly string[]> = {
  ActivityKind: activityKinds,
  ActorKind: actorKinds,
  AppointmentKind: appointmentKinds,
  AppointmentStatus: appointmentStatuses,
  CompletionStatus: completionStatuses,
  ConditionStatus: conditionStatuses,
  DoseStatus: doseStatuses,
  ExpenseCategory: expenseCategories,
  FeedbackKind: feedbackKinds,
  Frequency: frequencies,
  ImportKind: importKinds,
  LabSample: labSamples,
  MailedLinkKind: ['password_reset', 'email_proof', 'email_change', 'registered_again'],
  MeasureKind: measureKinds,
  MemberRole: memberRoles,
  NotificationServiceKind: serviceKinds,
  ParasiteTreatmentKind: treatmentKinds,
  PetCover: petCovers,
  PetGender: petGenders,
  PetType: petTypes,
  ProposalDecision: proposalDecisions,
  ProposalKind: proposalKinds,
  ReadingContext: readingContexts,
  ReminderAction: reminderActions,
  RoutineKind: routineKinds,
  Severity: severities,
  ShareKind: shareKinds,
  Stage: stages,
  SymptomKind: symptomKinds,
  SymptomSeverity: symptomSeverities,
  TemperatureUnit: temperatureUnits,
  TokenScope: tokenScopes,
  VaccineProfile: vaccineProfiles,
  VitalContext: vitalContexts,
  VitalKind: vitalKinds,
  WeightUnit: weightUnits,
};

test('each database enum equals its vocabulary, in order', () => {
  const storedEnums = Object.entries(enums).map(([name, words]) => [name, Object.values(words)]);
  expect(storedEnums).not.toEqual([]);
  expect(Object.fromEntries(storedEnums)).toEqual(vocabularies);
});
