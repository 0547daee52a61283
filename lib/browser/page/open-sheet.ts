/** A refresh could take away what it was opened from, and the sheet with it. */
export const hasOpenSheet = (): boolean =>
  document.querySelector('[role="dialog"]:not(.consent-banner), [role="alertdialog"]') !== null;
