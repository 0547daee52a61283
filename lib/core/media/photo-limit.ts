export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'];

/** Also checked in the browser, before the upload. */
export const MAX_PHOTO_BYTES = 5 * 1024 * 1024;

/** Largest picture that the server decodes. Devices scale larger ones. */
export const MAX_PHOTO_PIXELS = 5e7;
