// An order: what a person asks to be done, with what they wrote for it. What is refused is told in its field or above the form, and what
// was written stays; warnings are told, and it is asked for again with the reason; sent again without an answer, it is done once.
//
//   const order = useOrder(entregarCheque, { params: { id }, version, initial: { a: '', en: today() }, refresh: refrescarBancos });
import { motivo } from '@cuadra/contract/campos';
import type { CallOf, Endpoint } from '@cuadra/contract/endpoint';
import type { Codigo } from '@cuadra/contract/problema';
import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
  type UseFormSetError,
  useForm,
} from 'react-hook-form';
import { z } from 'zod';
import { type AnswerOf, type Parts, send } from '#platform/api.ts';
import { ApiError } from '#platform/api-error.ts';
import { newKey } from '#platform/request-key.ts';
import { applyErrors } from '#ui/fields/field-errors.ts';
import { notify } from '#ui/toasts/toasts.ts';

/** What stands behind a dialog or a form that sends. */
export interface Order<F extends FieldValues, S = F> {
  readonly form: UseFormReturn<F, unknown, S>;
  /** What was refused and belongs to no field. */
  readonly notice: string | undefined;
  /** What has to be read and accepted before it is asked for again. */
  readonly warnings: Warnings | undefined;
  readonly isDirty: boolean;
  readonly isSending: boolean;
  /** Whether it was done. */
  readonly send: () => Promise<boolean>;
}

export interface Warnings {
  readonly messages: readonly string[];
  readonly reason: string;
  readonly error: string | undefined;
  readonly onReason: (reason: string) => void;
}

/** F: what the form holds; S: what was written once it is right; A: what comes back. */
interface Common<F extends FieldValues, S, A> {
  /** What the form begins with: its keys are its fields. */
  readonly initial: F;
  /** The refusal with what it says of each field at its place in the form, where that is another than in what was sent. */
  readonly place?: (refusal: unknown, written: S) => unknown;
  /** Whether somebody else shows that refusal. */
  readonly take?: (refusal: unknown) => boolean;
  /** Asked again whatever the answer: what was refused usually was because something had changed. */
  readonly refresh?: (() => Promise<unknown>) | undefined;
  /** Says that it is done. */
  readonly done?: string | ((answer: A, written: S) => string) | undefined;
  readonly onDone?: (answer: A) => void;
}

type Body<E extends Endpoint> = CallOf<E> extends { readonly body: infer B } ? B : never;
type Params<E extends Endpoint> = CallOf<E> extends { readonly params: infer P } ? P : never;

interface OrderOptions<E extends Endpoint, F extends FieldValues, S> extends Common<F, S, AnswerOf<E>> {
  readonly params?: Params<E> | ((written: S) => Params<E>);
  /** That of what it changes, as it was when it was opened. */
  readonly version?: number;
  /** What is sent of what was written; absent: the same, without what was left blank. */
  readonly body?: (written: S) => Omit<Body<E>, 'version'>;
  /** Judges what was written, where it is not what is sent; absent: the schema of the endpoint does. */
  readonly schema?: z.ZodType<S>;
}

export function useOrder<E extends Endpoint, F extends FieldValues, S = F>(
  endpoint: E,
  { params, version, body, schema, ...common }: OrderOptions<E, F, S>,
): Order<F, S> {
  const keys = useKeys();
  const bodyFor = (written: S): FieldValues => {
    const own: object =
      body === undefined ? withoutBlanks(schemaOf(endpoint), written as FieldValues) : body(written);
    return version === undefined ? own : { ...own, version };
  };
  return useTask<F, S, AnswerOf<E>>({
    ...common,
    resolver: schema === undefined ? judgedAsSent(schemaOf(endpoint), bodyFor) : judgedBy<F, S>(schema),
    run: async (written, accepted) => {
      const sent = { ...bodyFor(written), ...accepted };
      const llave = endpoint.idempotent === true ? keys.take(sent) : undefined;
      try {
        const parts = partsOf(paramsOf(params, written), sent);
        return (await send(endpoint, parts, { llave })) as AnswerOf<E>;
      } catch (error) {
        keys.drop(error);
        throw error;
      }
    },
  });
}

interface TaskOptions<F extends FieldValues, S, A> extends Common<F, S, A> {
  readonly resolver: Resolver<F, unknown, S>;
  /** Does it, with the reason for which warnings were accepted. */
  readonly run: (written: S, accepted: { readonly motivo?: string }) => Promise<A>;
}

/** The same around whatever does it: for what is no single call. */
export function useTask<F extends FieldValues, S, A>(options: TaskOptions<F, S, A>): Order<F, S> {
  const { initial, resolver, run, refresh, done, onDone, take, place } = options;
  const [notice, setNotice] = useState<string>();
  const warned = useWarnings();
  const form = useForm<F, unknown, S>({ defaultValues: initial as DefaultValues<F>, resolver });
  const { handleSubmit, setError, formState } = form;
  const isField = (name: string): name is Path<F> => (name.split('.')[0] ?? '') in initial;
  const deliver = async (written: S): Promise<boolean> => {
    try {
      const answer = await run(written, warned.accepted());
      // Whoever closes the dialog finds the screen as it is now; that it could not be asked again does not undo what is done.
      await Promise.resolve(refresh?.()).catch(() => undefined);
      if (done !== undefined) void notify(typeof done === 'string' ? done : done(answer, written));
      onDone?.(answer);
      return true;
    } catch (error) {
      if (!warned.take(error) && take?.(error) !== true)
        setNotice(tellRefusal(place?.(error, written) ?? error, setError, isField));
      await refresh?.();
      return false;
    }
  };
  return {
    form,
    notice,
    warnings: warned.warnings,
    // Read one by one: that is how the form knows that somebody looks at them.
    isDirty: formState.isDirty,
    isSending: formState.isSubmitting,
    send: async () => {
      setNotice(undefined);
      if (!warned.answered()) return false;
      let wasDone = false;
      await handleSubmit(
        async (written) => {
          wasDone = await deliver(written);
        },
        (errors) => setNotice(outOfSight(errors, isField)),
      )();
      return wasDone;
    },
  };
}

/** By a schema of what is written. */
export const judgedBy = <F extends FieldValues, S>(schema: z.ZodType<S>): Resolver<F, unknown, S> =>
  zodResolver(schema as z.ZodType<S & FieldValues, F>) as Resolver<F, unknown, S>;

/** As the server will: by the schema of what is sent. What was written goes on as it is. */
function judgedAsSent<F extends FieldValues, S>(
  schema: z.ZodType,
  bodyFor: (written: S) => FieldValues,
): Resolver<F, unknown, S> {
  const judge = zodResolver(schema as z.ZodType<FieldValues, FieldValues>);
  return async (written, context, options) => {
    const asWritten = written as unknown as S;
    const { errors } = await judge(bodyFor(asWritten), context, options as never);
    return Object.keys(errors).length > 0
      ? { values: {}, errors: errors as FieldErrors<F> }
      : { values: asWritten, errors: {} };
  };
}

const schemaOf = ({ body }: Endpoint): z.ZodType => (body instanceof z.ZodType ? body : z.unknown());

/** What was left blank is null where the schema takes it so, and is not sent where it may be absent; elsewhere the schema says what is missing. */
function withoutBlanks(schema: z.ZodType, written: FieldValues): FieldValues {
  const shape: Readonly<Record<string, z.ZodType>> = schema instanceof z.ZodObject ? schema.shape : {};
  return Object.fromEntries(
    Object.entries(written).flatMap(([name, value]): [string, unknown][] => {
      if (typeof value !== 'string' || value.trim() !== '') return [[name, value]];
      if (shape[name]?.safeParse(null).success === true) return [[name, null]];
      return shape[name]?.safeParse(undefined).success === true ? [] : [[name, value]];
    }),
  );
}

const paramsOf = <P, S>(params: P | ((written: S) => P) | undefined, written: S): P | undefined =>
  typeof params === 'function' ? (params as (written: S) => P)(written) : params;

const partsOf = (params: unknown, body: unknown): Parts =>
  params === undefined ? { body } : { params: params as NonNullable<Parts['params']>, body };

function tellRefusal<F extends FieldValues>(
  refusal: unknown,
  setError: UseFormSetError<F>,
  isField: (name: string) => name is Path<F>,
): string | undefined {
  const named = refusal instanceof ApiError ? refusal.errores.map(({ campo: field }) => field) : [];
  return applyErrors(refusal, setError, named.filter(isField));
}

/** The first thing wrong with what no field shows. */
function outOfSight(errors: FieldErrors, isField: (name: string) => boolean): string | undefined {
  const hidden = Object.entries(errors).filter(([name]) => !isField(name));
  const message: unknown = hidden[0]?.[1]?.message;
  return typeof message === 'string' ? message : undefined;
}

const WARNED: Codigo = 'ADVERTENCIA_SIN_ACEPTAR';

/** What is posted may have warnings: they are told, and it is asked for again with the reason for which they are accepted. */
function useWarnings() {
  const [messages, setMessages] = useState<readonly string[]>();
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  return {
    warnings: messages === undefined ? undefined : { messages, reason, error, onReason: setReason },
    accepted: () => (messages === undefined ? {} : { motivo: reason.trim() }),
    /** Whether there is a reason wherever one is needed. */
    answered: (): boolean => {
      if (messages === undefined) return true;
      const judged = motivo.safeParse(reason);
      setError(judged.error?.issues[0]?.message);
      return judged.success;
    },
    /** Whether that is what it was refused for. */
    take: (refusal: unknown): boolean => {
      if (!(refusal instanceof ApiError && refusal.codigo === WARNED)) return false;
      const told = refusal.errores.map(({ mensaje: message }) => message);
      setMessages(told.length > 0 ? [...new Set(told)] : [refusal.message]);
      return true;
    },
  };
}

/** Sent again by whoever got no answer, the same order goes with the same key: it is done once. */
function useKeys() {
  const sent = useRef<{ readonly mark: string; readonly key: string }>(undefined);
  return {
    take: (body: unknown): string => {
      const mark = JSON.stringify(body);
      if (sent.current?.mark !== mark) sent.current = { mark, key: newKey() };
      return sent.current.key;
    },
    /** What was refused may be asked for again; what got no answer may have been done. */
    drop: (error: unknown): void => {
      if (error instanceof ApiError && !error.esPasajero) sent.current = undefined;
    },
  };
}
