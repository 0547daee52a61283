/** Names of the WebAuthn standard, without those of later versions: they only speed up the next use. */
export const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

export const MAX_PASSKEYS = 10;
