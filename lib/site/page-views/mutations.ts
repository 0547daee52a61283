import 'server-only';
import { db } from '@/lib/core/db/client';
import type { Locale } from '@/lib/core/i18n/locales';
import { type Day, dayToColumn } from '@/lib/core/time/dates';

export interface PageView {
  day: Day;
  page: string;
  locale: Locale;
}

/** Uses one atomic statement, so that concurrent views all count. */
export async function addPageView({ day, page, locale }: PageView): Promise<void> {
  await db().$executeRaw`
    INSERT INTO "PageView" (day, page, locale, views) VALUES (${dayToColumn(day)}::date, ${page}, ${locale}, 1)
    ON CONFLICT (day, page, locale) DO UPDATE SET views = "PageView".views + 1`;
}
