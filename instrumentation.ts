import { isUnavailable } from './lib/core/db/unavailable';
import { answerUnavailable } from './lib/core/http/answer-status';
import { releaseFinishedRenders } from './lib/server/next-patches/finished-renders.mjs';

/** A wrong configuration or a locked database stops the server here, before its first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  releaseFinishedRenders();
  const { recordPeers } = await import('./lib/core/http/loopback-peer');
  recordPeers();
  const { offerBuiltRoutes } = await import('./lib/server/built-route');
  offerBuiltRoutes();
  const { offerShared } = await import('./lib/access/shared-plan');
  offerShared();
  const { startServices } = await import('./lib/server/services');
  const { sendSignInMail, sweepSignIns } = await import('./lib/accounts/sign-in/jobs');
  const { sweepPets } = await import('./lib/records/pets/jobs');
  const { sendAccountMail, sendAccountNotice, sendAddressMail, sweepAccountRequests } = await import(
    './lib/accounts/passwords/jobs'
  );
  const { sendAnswer } = await import('./lib/accounts/admin/jobs');
  const { sendReminder, sendRepeatedDose, sweepOldReminders, tickReminders } = await import(
    './lib/overviews/reminders/jobs'
  );
  const { makePhotoVariants } = await import('./lib/records/photos/jobs');
  const { drawPreview } = await import('./lib/records/documents/jobs');
  const { sendClinicLink, sendFinderMessage, sendShareOpened } = await import('./lib/overviews/sharing/jobs');
  const { sendClinicCode, sendProposals, sweepUnsentAnswers } = await import('./lib/overviews/proposals/jobs');
  const { sweepSignedPassports } = await import('./lib/overviews/signed-passport/jobs');
  const { sendHandover } = await import('./lib/overviews/handover/jobs');
  const { sendInvitation } = await import('./lib/overviews/people/jobs');
  const files = [makePhotoVariants, drawPreview];
  const reminders = [tickReminders, sendReminder, sendRepeatedDose, sweepOldReminders];
  const accounts = [sendAccountMail, sendAddressMail, sendAccountNotice];
  const mails = [
    sendSignInMail,
    ...accounts,
    sendAnswer,
    sendShareOpened,
    sendFinderMessage,
    sendClinicLink,
    sendClinicCode,
    sendProposals,
    sendInvitation,
    sendHandover,
  ];
  await startServices([
    ...mails,
    sweepSignIns,
    sweepPets,
    sweepAccountRequests,
    ...files,
    ...reminders,
    sweepSignedPassports,
    sweepUnsentAnswers,
  ]);
}

/** Next calls it before it answers. Routes answer 503 themselves (lib/core/http/error-response.ts). */
export function onRequestError(error: unknown): void {
  if (isUnavailable(error)) answerUnavailable();
}
