/** Callers skip refreshes while a sheet is open, because removing the component that opened it removes the sheet. */
export const hasOpenSheet = (): boolean =>
  document.querySelector('[role="dialog"]:not(.consent-banner), [role="alertdialog"]') !== null;
