import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Runs `save`. @returns true if it failed by false or by errors set in the form @throws what `save` throws */
export async function saveFails<Input extends FieldValues, Output extends FieldValues>(
  form: UseFormReturn<Input, unknown, Output>,
  save: () => unknown,
): Promise<boolean> {
  let failed = false;
  // The form may be unmounted by the time the answer arrives.
  const stopWatching = form.subscribe({
    formState: { errors: true },
    callback: ({ errors }) => {
      failed = Object.keys(errors ?? {}).length > 0;
    },
  });
  try {
    if ((await save()) === false) failed = true;
  } finally {
    stopWatching();
  }
  return failed;
}
