import { env } from '@/lib/core/config/env';
import { paths } from '@/lib/core/config/paths';

export const INVITATION_SEAL = 'invitation';

export const invitationUrl = (key: string) => new URL(paths.invitation(key), env().APP_URL).href;
