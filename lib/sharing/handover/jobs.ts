import 'server-only';
import type { Job } from '@/lib/core/jobs/queue';
import { sendMail } from '@/lib/core/mail/send';
import { now } from '@/lib/core/time/clock';
import { handoverMail } from './mail';
import { HANDOVER_MAIL } from './mutations';
import { findHandoverMail } from './queries';

export const sendHandover: Job<{ handoverId: string }> = {
  ...HANDOVER_MAIL,
  handle: async ({ handoverId }) => {
    const handover = await findHandoverMail(handoverId, now());
    if (handover) await sendMail({ to: handover.to, ...(await handoverMail(handover)) }, handoverId);
  },
};
