'use client';

import { useState } from 'react';
import { type DefaultValues, type FieldValues, type Resolver, useForm } from 'react-hook-form';
import type { ZodType } from 'zod';

type LoadSchema<Input, Output> = () => Promise<ZodType<Output, Input>>;

function lazyResolver<Input extends FieldValues, Output extends FieldValues>(load: LoadSchema<Input, Output>) {
  let resolverPromise: Promise<Resolver<Input, unknown, Output>> | undefined;
  const prepareResolver = () => {
    resolverPromise ??= import('./zod-resolver').then(({ resolverOf }) => resolverOf(load));
    return resolverPromise;
  };
  const resolver: Resolver<Input, unknown, Output> = async (values, context, options) => {
    try {
      return (await prepareResolver())(values, context, options);
    } catch (error) {
      // Happens offline, or on an old page after a deployment. The server validates anyway, and the form displays its
      // errors.
      console.info(error);
      resolverPromise = undefined;
      return { values: values as unknown as Output, errors: {} };
    }
  };
  return { resolver, prepare: prepareResolver };
}

/** Schemas are large, so `load` must be a dynamic import. As the form's `onFocus`, `prepare` loads it in time. */
export function useSchemaForm<Input extends FieldValues, Output extends FieldValues>(
  load: LoadSchema<Input, Output>,
  defaultValues: DefaultValues<Input>,
) {
  const [{ resolver, prepare }] = useState(() => lazyResolver(load));
  const form = useForm<Input, unknown, Output>({ resolver, defaultValues });
  return { form, prepare: () => void prepare().catch(() => undefined) };
}
