import { ownAccountRoute } from '@/lib/access/route';
import { updateSettingsCall } from '@/lib/overviews/reminders/calls';
import { getSettings } from '@/lib/overviews/reminders/queries';
import { reminderSettingsPatch } from '@/lib/overviews/reminders/schema';

export const GET = ownAccountRoute({ handle: ({ viewer, at }) => getSettings(viewer, at) });
export const PATCH = ownAccountRoute({ body: reminderSettingsPatch, handle: updateSettingsCall });
