/** How a session names a device that nothing is known of; its readers have a word of their own for it. */
export const UNKNOWN_DEVICE = 'Unknown';
