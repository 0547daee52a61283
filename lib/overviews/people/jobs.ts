import 'server-only';
import type { Job } from '@/lib/core/jobs/queue';
import { sendMail } from '@/lib/core/mail/send';
import { now } from '@/lib/core/time/clock';
import { invitationMail } from './mail';
import { INVITATION_MAIL } from './mutations/invitations';
import { findInvitationMail } from './queries/invitations';

export const sendInvitation: Job<{ invitationId: string }> = {
  ...INVITATION_MAIL,
  handle: async ({ invitationId }) => {
    const found = await findInvitationMail(invitationId, now());
    if (found) await sendMail({ to: found.to, ...(await invitationMail(found)) }, invitationId);
  },
};
