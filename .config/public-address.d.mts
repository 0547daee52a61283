export function publicAddress(env: { APP_URL?: string; PORT?: string }): string;
