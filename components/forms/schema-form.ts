'use client';

import { useState } from 'react';
import { type DefaultValues, type FieldValues, type Resolver, useForm } from 'react-hook-form';
import type { ZodType } from 'zod';
import { config } from 'zod/v4/core';

// Schemas ask with `new Function` whether they may compile themselves: to the Content-Security-Policy that is a violation.
if (typeof window !== 'undefined') config({ jitless: true });

type LoadSchema<Input, Output> = () => Promise<ZodType<Output, Input>>;

/** Asks the schema, which comes with its library on the first use. */
function lazyResolver<Input extends FieldValues, Output extends FieldValues>(load: LoadSchema<Input, Output>) {
  let coming: Promise<Resolver<Input, unknown, Output>> | undefined;
  const prepare = () => {
    coming ??= Promise.all([import('@hookform/resolvers/zod'), load()]).then(
      ([{ zodResolver }, schema]) => zodResolver(schema) as Resolver<Input, unknown, Output>,
    );
    return coming;
  };
  const resolver: Resolver<Input, unknown, Output> = async (values, context, options) => {
    try {
      return (await prepare())(values, context, options);
    } catch (error) {
      // Offline, or an old page after an update: the server checks all the same, and what it says is shown.
      console.info(error);
      coming = undefined;
      return { values: values as unknown as Output, errors: {} };
    }
  };
  return { resolver, prepare };
}

/**
 * A form that a schema checks. Schemas weigh more than the rest of a form, so they are not part of the page: give
 * `load` an import, and `prepare` to the form's `onFocus`, so that the schema is there when it is needed.
 */
export function useSchemaForm<Input extends FieldValues, Output extends FieldValues>(
  load: LoadSchema<Input, Output>,
  defaultValues: DefaultValues<Input>,
) {
  const [{ resolver, prepare }] = useState(() => lazyResolver(load));
  const form = useForm<Input, unknown, Output>({ resolver, defaultValues });
  return { form, prepare: () => void prepare().catch(() => undefined) };
}
