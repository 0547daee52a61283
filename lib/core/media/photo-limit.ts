/** Also checked in the browser, so that nobody uploads in vain. */
export const MAX_PHOTO_BYTES = 5 * 1024 * 1024;
