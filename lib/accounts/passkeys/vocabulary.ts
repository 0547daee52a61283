/** Transports of the WebAuthn standard, without those of later versions. They only speed up the next sign-in. */
export const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

export const MAX_PASSKEYS = 10;
