interface Badged {
  setAppBadge?: (count: number) => Promise<void>;
}

/** The number on the icon of the installed app; none for 0. Not every browser has one, in pages and workers. */
export async function setAppBadge(count: number): Promise<void> {
  try {
    await (navigator as Badged).setAppBadge?.(count);
  } catch (error) {
    console.info('the icon keeps its number', error);
  }
}
