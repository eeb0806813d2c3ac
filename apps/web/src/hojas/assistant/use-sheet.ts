// The course of a sheet: it is chosen or pasted, its columns are recognised or chosen, it is rehearsed and, when the person says so, it is
// done. Whatever is refused, the file and what was chosen for it stay.
import type { Lectura } from '@cuadra/contract/hojas/lectura';
import type { ColumnasDeHoja } from '@cuadra/contract/hojas/mapeo';
import { CSV } from '@cuadra/contract/medios';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError, messageOf } from '#platform/api-error.ts';
import { newKey } from '#platform/request-key.ts';
import { readChosenFile, type SheetFile } from '#ui/files/sheet-file.ts';
import { notify } from '#ui/toasts/toasts.ts';
import type {
  SentSheet,
  SheetChange,
  SheetFields,
  SheetKind,
  SheetProgress,
  SheetReader,
} from './sheet-kind.ts';
import { isComplete, proposedWay, type Way, wayInQuery } from './way.ts';

/**
 * The server reads one sheet of each person at a time and refuses the second: what is asked of a sheet in this page waits for what was
 * asked before, so that whoever changes how it is read while it is being read is not refused for having been quick.
 */
const ONE_AT_A_TIME = { id: 'hoja' } as const;

export type Sheet<C extends string, R, E extends object> = ReturnType<typeof useSheet<C, R, E>>;

interface SheetOptions {
  /** One that was chosen already. */
  readonly file?: SheetFile | undefined;
  /** What was rehearsed before is no longer so. */
  readonly onForget?: () => void;
}

/** Until it is known what it brings. */
export function useSheet<C extends string, R, E extends object>(
  reader: SheetReader<C, R, E>,
  { file: chosen, onForget }: SheetOptions = {},
) {
  const { fields } = reader;
  const { file, setFile, refusal, readFile } = useFile(reader, chosen);
  const [way, setWay] = useState<Way<C>>();
  const [said, setSaid] = useState(reader.said);
  const { looking, rehearsal, progress, send } = useTrips(reader);
  const columns = looking.data;
  const forget = () => {
    rehearsal.reset();
    onForget?.();
  };
  const look = async (read: SheetFile, lectura?: Lectura) => {
    forget();
    try {
      const found = await looking.mutateAsync({ file: read, lectura });
      // The same sheet, corrected: what was chosen for it still holds.
      const isSame = lectura === undefined && haveSameHeadings(columns, found);
      const proposed = way !== undefined && isSame ? way : proposedWay(fields.asked, found);
      setWay(proposed);
      if (isEnough(fields, found, proposed)) send(read, proposed, said);
    } catch {
      // Said by the mutation itself, in its place.
    }
  };
  useBeginning(chosen, look);
  const choose = async (picked: File) => {
    forget();
    const read = await readFile(picked);
    return read === undefined ? looking.reset() : look(read);
  };
  const paste = (text: string) =>
    look(setFile({ name: 'Lo que pegó', mediaType: CSV, bytes: inBytes(text) }));
  const lookAtPage = (hoja: number) => (file === undefined ? undefined : look(file, { hoja }));
  const readAs = (picked: Way<C>) => {
    forget();
    setWay(picked);
    if (file === undefined || columns === undefined || reader.review !== undefined) return;
    if (isEnough(fields, columns, picked)) send(file, picked, said);
  };
  const note = (change: Partial<E>) => setSaid((before) => ({ ...before, ...change }));
  const rehearse = (change: SheetChange<C, E> = {}) => {
    const next = { said: { ...said, ...change.said }, way: change.way ?? way };
    setSaid(next.said);
    setWay(next.way);
    if (file === undefined || columns === undefined || next.way === undefined) return;
    forget();
    if (isEnough(fields, columns, next.way)) send(file, next.way, next.said);
  };
  const isReadable = columns !== undefined && way !== undefined && isEnough(fields, columns, way);
  const failures = [refusal, looking.error, rehearsal.error].flatMap(inWords);
  const [isLooking, isRehearsing] = [looking.isPending, rehearsal.isPending];
  const state = { file, columns, said, rehearsal, progress, failures, isLooking, isRehearsing, isReadable };
  const steps = { choose, paste, lookAtPage, readAs, note, rehearse };
  return { ...state, ...steps, way: columns === undefined ? undefined : way };
}

/** Nothing is left to choose, to answer nor to say. */
const isEnough = <C extends string>(
  { asked, lacks }: SheetFields<C>,
  columns: ColumnasDeHoja<C>,
  way: Way<C>,
): boolean => isComplete(asked, columns, way) && lacks?.(way) === undefined;

const inBytes = (text: string) => new TextEncoder().encode(text);

const inWords = (failure: Error | string | null | undefined): string[] => {
  if (failure == null) return [];
  return [typeof failure === 'string' ? failure : messageOf(failure)];
};

const haveSameHeadings = (before: Headings | undefined, now: Headings): boolean =>
  JSON.stringify(before?.columnas) === JSON.stringify(now.columnas);

type Headings = Pick<ColumnasDeHoja<string>, 'columnas'>;

/** The one that was chosen, or why it cannot be read. */
function useFile({ bytesMax, journals = false }: FileLimits, chosen: SheetFile | undefined) {
  const [file, setFile] = useState(chosen);
  const [refusal, setRefusal] = useState<string>();
  const take = (taken: SheetFile) => {
    setRefusal(undefined);
    setFile(taken);
    return taken;
  };
  const readFile = async (picked: File): Promise<SheetFile | undefined> => {
    const reading = await readChosenFile(picked, bytesMax, { withJournals: journals });
    if ('archivo' in reading) return take(reading.archivo);
    setFile(undefined);
    setRefusal(reading.rechazo);
    return undefined;
  };
  return { file, refusal, readFile, setFile: take };
}

interface FileLimits {
  readonly bytesMax: number;
  readonly journals?: boolean;
}

interface Looked {
  readonly file: SheetFile;
  readonly lectura: Lectura | undefined;
}

/** What is asked of the server: its columns and, once they are known, what it would do. */
function useTrips<C extends string, R, E extends object>({ look, rehearse }: SheetReader<C, R, E>) {
  const [progress, setProgress] = useState<SheetProgress>();
  const looking = useMutation({
    scope: ONE_AT_A_TIME,
    mutationFn: ({ file: { mediaType, bytes }, lectura }: Looked) =>
      look({
        query: lectura === undefined ? {} : { lectura: JSON.stringify(lectura) },
        body: { mediaType, bytes },
      }),
  });
  const rehearsal = useMutation({
    scope: ONE_AT_A_TIME,
    mutationFn: (sent: SentSheet<C, E>) => {
      sent.onProgress(undefined);
      return rehearse(sent);
    },
  });
  const send = (file: SheetFile, way: Way<C>, said: E) => {
    const { mediaType, bytes } = file;
    const [query, key] = [wayInQuery(way), newKey()];
    rehearsal.mutate({ file, way, said, body: { mediaType, bytes }, query, key, onProgress: setProgress });
  };
  return { looking, rehearsal, progress, send };
}

function useBeginning(chosen: SheetFile | undefined, look: (file: SheetFile) => Promise<void>) {
  const begin = useEffectEvent(() => {
    if (chosen !== undefined) void look(chosen);
  });
  useEffect(() => begin(), []);
}

interface ImportOptions<D> {
  readonly file: SheetFile | undefined;
  readonly onDone: ((done: D) => void) | undefined;
  readonly onClose: () => void;
}

/** And then it is done: all of it, or nothing. */
export function useImport<C extends string, R, E extends object, D>(
  kind: SheetKind<C, R, E, D>,
  { file, onDone, onClose }: ImportOptions<D>,
) {
  const application = useMutation({
    scope: ONE_AT_A_TIME,
    mutationFn: async ({ sent, rehearsed }: { readonly sent: SentSheet<C, E>; readonly rehearsed: R }) => {
      sent.onProgress(undefined);
      const done = await kind.apply(sent, rehearsed);
      await kind.refresh();
      return done;
    },
  });
  const sheet = useSheet(kind, { file, onForget: application.reset });
  const isOpen = useIsOpen();
  const { data: rehearsed, variables: sent } = sheet.rehearsal;
  const apply = async () => {
    if (sent === undefined || rehearsed === undefined) return;
    try {
      const done = await application.mutateAsync({ sent: { ...sent, said: sheet.said }, rehearsed });
      onDone?.(done);
      if (kind.farewell !== undefined && isOpen()) return;
      void notify(kind.done(done));
      if (isOpen()) onClose();
    } catch (error) {
      if (!isOpen()) void notify(`${kind.failed} ${messageOf(error)}`, 'error');
      // The books changed since the rehearsal: another one tells what is wrong now.
      else if (kind.isApart !== true && isRefusal(error)) sheet.rehearsal.mutate(sent);
    }
  };
  const failures = [...sheet.failures, ...inWords(application.error)];
  return { ...sheet, failures, apply, done: application.data, isApplying: application.isPending };
}

const isRefusal = (error: unknown): boolean => error instanceof ApiError && !error.esPasajero;

/** Whoever closes the dialog while it is done is told the end where they are. */
function useIsOpen(): () => boolean {
  const open = useRef(true);
  useEffect(() => {
    open.current = true;
    return () => {
      open.current = false;
    };
  }, []);
  return () => open.current;
}
