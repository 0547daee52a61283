import { ownAccountRoute } from '@/lib/access/route';
import { updateSettingsCall } from '@/lib/reminders/calls';
import { getSettings } from '@/lib/reminders/queries';
import { reminderSettingsPatch } from '@/lib/reminders/schema';

export const GET = ownAccountRoute({ handle: ({ viewer, at }) => getSettings(viewer, at) });
export const PATCH = ownAccountRoute({ body: reminderSettingsPatch, handle: updateSettingsCall });
