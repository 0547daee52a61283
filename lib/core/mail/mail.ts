export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** More header lines, such as List-Unsubscribe. */
  headers?: Record<string, string>;
}
