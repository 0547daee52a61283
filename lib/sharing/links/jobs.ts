import 'server-only';
import { homeZone } from '@/lib/access/home-zone';
import type { Job } from '@/lib/core/jobs/queue';
import { sendMail } from '@/lib/core/mail/send';
import { now } from '@/lib/core/time/clock';
import { memberFormatLocale } from '@/lib/core/time/member-format-locale';
import { clinicLinkMail, finderMail, firstOpeningMail } from './mail';
import { SHARE_OPENED_MAIL } from './mutations/openings';
import { CLINIC_LINK_MAIL, FINDER_MAIL } from './mutations/shares';
import { findClinicLink, findFinderNotice, findOpenedNotice } from './queries';

export const sendShareOpened: Job<{ shareId: string }> = {
  ...SHARE_OPENED_MAIL,
  handle: async ({ shareId }) => {
    const openedNotice = await findOpenedNotice(shareId);
    if (!openedNotice) return;
    const { label, opening, pet, owner } = openedNotice;
    const { at: openedAt, device } = opening;
    const about = { locale: memberFormatLocale(owner), pet, label, device, openedAt, timeZone: homeZone(pet) };
    await sendMail({ to: owner.email, ...(await firstOpeningMail(about)) }, shareId);
  },
};

export const sendFinderMessage: Job<{ messageId: string }> = {
  ...FINDER_MAIL,
  handle: async ({ messageId }) => {
    const finderNotice = await findFinderNotice(messageId);
    if (!finderNotice) return;
    const { text, contact, pet, owner } = finderNotice;
    await sendMail(
      { to: owner.email, ...(await finderMail({ locale: memberFormatLocale(owner), pet, text, contact })) },
      messageId,
    );
  },
};

export const sendClinicLink: Job<{ shareId: string }> = {
  ...CLINIC_LINK_MAIL,
  handle: async ({ shareId }) => {
    const clinicLink = await findClinicLink(shareId, now());
    if (!clinicLink) return;
    const { to, url, pet, owner } = clinicLink;
    const about = { locale: memberFormatLocale(owner), pet, owner: owner.firstName.trim(), url };
    await sendMail({ to, ...(await clinicLinkMail(about)) }, shareId);
  },
};
