import { sendReminder, sendRepeatedDose, sweepOldReminders, tickReminders } from '@/lib/reminders/jobs';
import { sendHandover } from '@/lib/sharing/handover/jobs';
import { registerSharedPages } from '@/lib/sharing/links/cached-page';
import { sendClinicLink, sendFinderMessage, sendShareOpened } from '@/lib/sharing/links/jobs';
import { sendInvitation } from '@/lib/sharing/people/jobs';
import { sendClinicCode, sendProposals, sweepUnsentAnswers } from '@/lib/sharing/proposals/jobs';
import { sweepSignedPassports } from '@/lib/sharing/signed-passport/jobs';
import { sendAnswer } from './lib/accounts/admin/jobs';
import {
  sendAccountMail,
  sendAccountNotice,
  sendAddressMail,
  sweepAccountRequests,
} from './lib/accounts/passwords/jobs';
import { sendSignInMail, sweepSignIns } from './lib/accounts/sign-in/jobs';
import { recordPeers } from './lib/core/http/loopback-peer';
import { readDocument, readUnreadDocuments } from './lib/records/documents/jobs';
import { sweepPets } from './lib/records/pets/jobs';
import { makePhotoVariants } from './lib/records/photos/jobs';
import { registerBuiltRoutes } from './lib/server/built-route';
import { startServices } from './lib/server/services';

export async function startProcess(): Promise<void> {
  recordPeers();
  registerBuiltRoutes();
  registerSharedPages();
  const files = [makePhotoVariants, readDocument, readUnreadDocuments];
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
