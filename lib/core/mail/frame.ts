import type { Locale } from '../i18n/locales';

const ENTITIES = new Map<string, string>(
  Object.entries({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }),
);

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES.get(character) ?? character);
}

interface Frame {
  locale: Locale;
  title: string;
  paragraphs: readonly string[];
  button?: { label: string; url: string };
  code?: { label: string; value: string };
  footer: string;
  end?: { label: string; url: string };
}

const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const paragraph = (text: string) => `<p style="margin:0 0 16px;font-size:16px;line-height:1.5">${escapeHtml(text)}</p>`;

/** Uses tables and inline styles, because mail programs support nothing else. */
export function mailHtml({ locale, title, paragraphs, button, code, footer, end }: Frame): string {
  const action = button
    ? `<p style="margin:24px 0"><a href="${escapeHtml(button.url)}" style="display:inline-block;padding:14px 24px;border-radius:10px;background:#0F5C4D;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(button.label)}</a></p>`
    : '';
  const digits = code
    ? `${paragraph(code.label)}<p style="margin:0 0 16px;font:600 28px/1.2 ui-monospace,Menlo,Consolas,monospace;letter-spacing:6px">${escapeHtml(code.value)}</p>`
    : '';
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;background:#FBF8F2;color:#1D2A2E;${font}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#ffffff;border:1px solid #E5DFD2;border-radius:14px"><tr><td style="padding:32px">
<p style="margin:0 0 24px;font-weight:700;letter-spacing:2px;color:#0F5C4D">PAWFOLIO</p>
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25">${escapeHtml(title)}</h1>
${paragraphs.map(paragraph).join('\n')}${action}${digits}
<p style="margin:24px 0 0;font-size:13px;line-height:1.5;color:#5B666A">${escapeHtml(footer)}${end ? `<br><a href="${escapeHtml(end.url)}" style="color:#5B666A">${escapeHtml(end.label)}</a>` : ''}</p>
</td></tr></table></td></tr></table></body></html>`;
}

export function mailText({ title, paragraphs, button, code, footer, end }: Frame): string {
  const parts = [title, ...paragraphs];
  if (button) parts.push(`${button.label}:\n${button.url}`);
  if (code) parts.push(`${code.label}\n${code.value}`);
  parts.push(footer);
  if (end) parts.push(`${end.label}:\n${end.url}`);
  return `${parts.join('\n\n')}\n`;
}
