import { zodResolver } from '@hookform/resolvers/zod';
import { useState, type SyntheticEvent } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldError,
  type FieldValues,
  type Path,
  type UseFormReturn,
} from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { failureText } from './failure-text.ts';

interface Options<Values extends FieldValues> {
  readonly schema: ZodMiniType<Values, Values>;
  readonly start: DefaultValues<Values>;
  /** What submitting does; what it throws is shown. */
  readonly send: (values: Values) => Promise<void>;
  /** Another wording of a failure than the server's. */
  readonly failureWords?: () => string;
}

export interface AccountForm<Values extends FieldValues> {
  readonly form: UseFormReturn<Values, unknown, Values>;
  /** What a `TextField` of this name takes. */
  field(name: Path<Values>): ReturnType<UseFormReturn<Values>['register']> & {
    readonly error: string | undefined;
  };
  readonly submit: (event: SyntheticEvent) => void;
  readonly ready: boolean;
  readonly busy: boolean;
  /** All that keeps the form from being sent, told once the player tried; or why the server refused. */
  readonly problems: readonly string[];
}

/** Submitting is always possible to try: what is missing is then said. */
export function useAccountForm<Values extends FieldValues>({
  schema,
  start,
  send,
  failureWords,
}: Options<Values>): AccountForm<Values> {
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<Values, unknown, Values>({
    resolver: zodResolver(schema),
    defaultValues: start,
    // Told when the player tries, and gone as soon as it is mended: what appears on leaving a field would push
    // the button away from under the pointer.
    mode: 'onSubmit',
  });
  const { errors, isValid, isSubmitting } = form.formState;
  const told = Object.values(errors as Readonly<Record<string, FieldError>>).flatMap(
    ({ message }) => message ?? [],
  );
  const submitNow = form.handleSubmit(
    async (values) => {
      setTried(false);
      setFailure(null);
      try {
        await send(values);
      } catch (error) {
        setFailure(failureWords?.() ?? failureText(error));
      }
    },
    () => {
      setFailure(null);
      setTried(true);
    },
  );
  return {
    form,
    field: (name) => ({
      ...form.register(name),
      error: errors[name]?.message as string | undefined,
    }),
    submit: (event) => {
      event.preventDefault();
      if (!isSubmitting) void submitNow(event);
    },
    ready: isValid && !isSubmitting,
    busy: isSubmitting,
    problems: failure !== null ? [failure] : tried ? told : [],
  };
}
