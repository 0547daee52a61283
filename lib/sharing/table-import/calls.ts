import 'server-only';
import { createTranslator } from 'next-intl';
import type { PetAccess } from '@/lib/access/pet-access';
import type { Viewer } from '@/lib/access/viewer';
import { authorOf } from '@/lib/collections/routes';
import type { RouteContext } from '@/lib/core/http/route';
import { fieldMessage } from '@/lib/core/i18n/field-message';
import { loadMessages } from '@/lib/core/i18n/messages';
import { importTable } from './mutations';
import type { TableBody } from './schema';
import type { LineProblem, TableAnswer } from './vocabulary';

type ImportContext = RouteContext & { access: PetAccess<'edit'>; viewer: Viewer; body: TableBody };

export async function importCall({ access, viewer, body, locale, at }: ImportContext): Promise<TableAnswer> {
  const answer = await importTable(access, body, { ...authorOf(viewer, at), userId: viewer.userId });
  const t = createTranslator({ locale, messages: await loadMessages(locale) });
  const translateProblem = ({ line, message }: LineProblem) => ({ line, message: fieldMessage(t as never, message) });
  return { ...answer, errors: answer.errors.map(translateProblem), unlikely: answer.unlikely.map(translateProblem) };
}
