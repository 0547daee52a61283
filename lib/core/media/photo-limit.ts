/** The limit of a photo in bytes: of the server, and of the browser so that nobody uploads in vain. */
export const MAX_PHOTO_BYTES = 5 * 1024 * 1024;
