import 'server-only';
import type { Job } from '@/lib/core/jobs/queue';
import { sendMail } from '@/lib/core/mail/send';
import { now } from '@/lib/core/time/clock';
import { INVITATION_MAIL } from '@/lib/sharing/people/mutations/invitations';
import { findInvitationMail } from '@/lib/sharing/people/queries/invitations';
import { invitationMail } from './mail';

export const sendInvitation: Job<{ invitationId: string }> = {
  ...INVITATION_MAIL,
  handle: async ({ invitationId }) => {
    const invitation = await findInvitationMail(invitationId, now());
    if (invitation) await sendMail({ to: invitation.to, ...(await invitationMail(invitation)) }, invitationId);
  },
};
