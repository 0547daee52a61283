export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'];

export const MAX_PHOTO_BYTES = 5 * 1024 * 1024;

export const MAX_PHOTO_PIXELS = 5e7;
