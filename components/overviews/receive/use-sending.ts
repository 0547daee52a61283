'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { usePageContext } from '#page-context';
import { toast } from '@/lib/browser/page/toast';
import type { ReceivedFile } from '@/lib/browser/received/received-files';
import { newId } from '@/lib/core/validation/ids';
import type { ReceivingPet } from './receiving-pet';
import {
  addVisit,
  type Choice,
  NEW_VISIT,
  pageOf,
  problemAt,
  problemBySending,
  type SendProblem,
  sendReceived,
} from './send-received';

function firstChoice(pets: readonly ReceivingPet[], files: readonly ReceivedFile[]): Choice {
  const place = files.every(({ file }) => problemAt('gallery', file) === null) ? 'gallery' : 'documents';
  return { petId: pets[0]?.id ?? '', place, visitId: NEW_VISIT, about: '' };
}

/** Sends files one after the other. Sent files leave the list; the others can be sent again. */
export function useSending(
  pets: readonly ReceivingPet[],
  files: readonly ReceivedFile[],
  drop: (key: string) => Promise<void>,
) {
  const t = useTranslations('receive');
  const entries = useTranslations('entries');
  const router = useRouter();
  const { today } = usePageContext();
  const form = useForm<Choice>({ defaultValues: firstChoice(pets, files) });
  const [problems, setProblems] = useState<ReadonlyMap<string, SendProblem>>(new Map());
  const visitKey = useRef(newId());

  /** @returns null if no visit is needed, false if the new visit lacks a description */
  const visitOf = async ({ petId, place, visitId, about }: Choice): Promise<string | null | false> => {
    if (place !== 'visit') return null;
    if (visitId !== NEW_VISIT) return visitId;
    if (about.trim() === '') {
      form.setError('about', { type: 'server', message: entries('validation.required') });
      return false;
    }
    const newVisitId = await addVisit({ petId, visitedOn: today, about }, visitKey.current);
    form.setValue('visitId', newVisitId);
    return newVisitId;
  };

  const sendChoice = async (choice: Choice): Promise<boolean> => {
    const petId = pets.find(({ id }) => id === choice.petId)?.id ?? pets[0]?.id ?? '';
    const visitId = await visitOf({ ...choice, petId }).catch((error) => {
      console.info('the visit could not be added', error);
      form.setError('root.server', { type: 'server', message: t('unsent') });
      return false as const;
    });
    if (visitId === false) return false;
    const problemsById = new Map<string, SendProblem>();
    for (const one of files) {
      const { place } = choice;
      const problem = (await problemBySending(place, one.file)) ?? (await sendReceived({ petId, place, visitId }, one));
      if (problem) problemsById.set(one.key, problem);
      else await drop(one.key);
    }
    setProblems(problemsById);
    if (problemsById.size > 0) return false;
    const name = pets.find(({ id }) => id === petId)?.name ?? '';
    toast({ title: t('sent', { name }), name });
    router.push(pageOf[choice.place](petId));
    return true;
  };

  return { form, problems, send: sendChoice };
}
