import { deletionForm, remindersForm, unitsForm } from '@/lib/accounts/account/schema';

test('R6.7 deleting an account requires typing its email address', () => {
  const form = deletionForm('Ana@example.com');
  expect(form.safeParse({ email: ' ana@EXAMPLE.com ' }).success).toBe(true);
  for (const email of ['', 'ana', 'eve@example.com']) expect(form.safeParse({ email }).success).toBe(false);
});

test('R7.10 an empty summary time becomes null, and the time zone must exist', () => {
  expect(remindersForm.parse({ reminderMail: true, shareNotice: false, summaryAt: '' }).summaryAt).toBeNull();
  const units = { weightUnit: 'kg', temperatureUnit: 'c', englishFormat: '' } as const;
  expect(unitsForm.safeParse({ ...units, timeZone: 'America/New_York' }).success).toBe(true);
  expect(unitsForm.safeParse({ ...units, timeZone: 'New York' }).success).toBe(false);
});
