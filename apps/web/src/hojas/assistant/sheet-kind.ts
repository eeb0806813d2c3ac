// What the assistant must be told of one kind of sheet: how it is called, its fields, what the server is asked, what came of it in words.
// Everything else is the same for all of them.
//
//   const agencias: SheetKind<CampoDeAgencia, AgenciasTraidas> = { title: 'Traer agencias con una hoja', fields, look, rehearse, apply, … };
//   <ImportDialog kind={agencias} onClose={onClose} />
import type { CamposDeHoja, ColumnasDeHoja } from '@cuadra/contract/hojas/mapeo';
import type { ReactNode } from 'react';
import type { SheetFile } from '#ui/files/sheet-file.ts';
import type { SheetError } from './errors.ts';
import type { Way, wayInQuery } from './way.ts';

/** The fields of a kind of sheet, in words. */
export interface SheetFields<C extends string> {
  readonly asked: CamposDeHoja<C>;
  readonly names: Readonly<Record<C, string>>;
  readonly meanings: Readonly<Record<C, string>>;
  /** Amounts, which line up by their right. */
  readonly amounts?: readonly C[];
  /** No column says them: only one text for every row. */
  readonly fixedOnly?: readonly C[];
  /** How the value of all the rows is written, of the fields that may have one. */
  readonly fixedValue?: (props: FixedValueProps<C>) => ReactNode;
  /** What must still be said of its columns, beyond the necessary ones. */
  readonly lacks?: (way: Way<C>) => string | undefined;
}

export interface FixedValueProps<C extends string> {
  readonly field: C;
  readonly label: string;
  readonly value: string;
  readonly disabled: boolean;
  readonly onChange: (value: string) => void;
}

export interface SheetProgress {
  readonly etapa: string;
  readonly hechas: number;
  readonly total: number;
}

export type SheetBody = Pick<SheetFile, 'mediaType' | 'bytes'>;

/** A sheet on its way to the server: as it is read, with what else is said of it. */
export interface SentSheet<C extends string, E extends object> {
  readonly file: SheetFile;
  readonly way: Way<C>;
  readonly said: E;
  readonly body: SheetBody;
  readonly query: ReturnType<typeof wayInQuery>;
  /** One for each thing that would be done: insisting after a cut line does it once. */
  readonly key: string;
  readonly onProgress: (progress: SheetProgress | undefined) => void;
}

/** A kind that asks nothing more says nothing more. */
type NothingElse = Readonly<Record<never, never>>;

/** How a kind of sheet is read: what it takes to know what it brings. */
export interface SheetReader<C extends string, R, E extends object = NothingElse> {
  readonly fields: SheetFields<C>;
  readonly bytesMax: number;
  /** Journals of text are taken too. */
  readonly journals?: boolean;
  /** Under the words that ask for the file. */
  readonly hint: string;
  /** It may be pasted, too. */
  readonly paste?: { readonly label: string; readonly description: string };
  /** What is said of it besides its columns, at first. */
  readonly said: E;
  /** Asks the server for its columns. */
  readonly look: (sent: {
    readonly query: { lectura?: string };
    readonly body: SheetBody;
  }) => Promise<ColumnasDeHoja<C>>;
  /** Asks the server what it would do. */
  readonly rehearse: (sent: SentSheet<C, E>) => Promise<R>;
  /** The button that rehearses it, where that takes long; otherwise it is done with each change. */
  readonly review?: string;
}

export interface SheetKind<C extends string, R, E extends object = NothingElse, D = R>
  extends SheetReader<C, R, E> {
  readonly title: string;
  /** In pixels. */
  readonly width: number;
  /** What is being done while it is read. */
  readonly reading: string;
  /** The stages of a rehearsal that takes long, and is told step by step. */
  readonly stages?: Readonly<Record<string, string>>;
  readonly expected?: ExpectedSheet;
  /** Beside the buttons. */
  readonly note: string;
  /** The same, while it is done. */
  readonly noteMeanwhile?: (progress: SheetProgress | undefined) => string;
  /** The word on the button until it is known how much would be done. */
  readonly action: string;
  readonly outcome: (rehearsed: R, sheet: RehearsedSheet<C, E>) => SheetOutcome<C, R, E>;
  /** What else is asked of this kind. */
  readonly questions?: (run: SheetRun<C, R, E>) => ReactNode;
  /** Something was written that would be lost by leaving. */
  readonly hasWork?: (said: E) => boolean;
  readonly apply: (sent: SentSheet<C, E>, rehearsed: R) => Promise<D>;
  /** Asks again for what it changed. */
  readonly refresh: () => Promise<unknown> | undefined;
  /** The books say nothing of how it is read: what was refused is not rehearsed again. */
  readonly isApart?: boolean;
  /** What was done. */
  readonly done: (done: D) => string;
  /** What was not, for who left before the end. */
  readonly failed: string;
  /** What remains on screen when it is done; otherwise the dialog closes. */
  readonly farewell?: (done: D, onClose: () => void) => ReactNode;
}

/** What a sheet of this kind carries, and one to start from. */
export interface ExpectedSheet {
  readonly label: string;
  readonly explanation: string;
  readonly columns: readonly (readonly [name: string, meaning: string])[];
  readonly template: { readonly text: string; readonly ask: () => Promise<File> };
  readonly more?: ReactNode;
}

interface RehearsedSheet<C extends string, E extends object> {
  readonly file: SheetFile;
  readonly columns: ColumnasDeHoja<C>;
  readonly said: E;
}

type Count = readonly [name: string, count: number];

export interface SheetTally {
  readonly of: readonly Count[];
  readonly errors: Count;
  readonly more?: string;
}

/** What a rehearsal says, in words. */
export interface SheetOutcome<C extends string, R, E extends object> {
  /** How much it would do; the last is what must be corrected first. */
  readonly counts?: SheetTally;
  readonly errors?: readonly SheetError[];
  /** The server told the first ones only. */
  readonly hasMoreErrors?: boolean;
  /** How the column of an error is called, where it is not one of the fields. */
  readonly nameOf?: (campo: string) => string;
  /** Nothing keeps it from being done. */
  readonly isReady: boolean;
  readonly action: string;
  readonly note?: string;
  readonly preview?: (run: SheetRun<C, R, E>) => ReactNode;
}

/** What is said of a sheet anew. */
export interface SheetChange<C extends string, E extends object> {
  readonly way?: Way<C>;
  readonly said?: Partial<E>;
}

/** A sheet as it stands, for what a kind draws of its own. */
export interface SheetRun<C extends string, R, E extends object> {
  readonly file: SheetFile | undefined;
  readonly columns: ColumnasDeHoja<C> | undefined;
  readonly way: Way<C> | undefined;
  readonly said: E;
  readonly rehearsed: R | undefined;
  /** As it was rehearsed. */
  readonly sent: SentSheet<C, E> | undefined;
  readonly isReading: boolean;
  readonly isApplying: boolean;
  /** Said without rehearsing it again. */
  readonly note: (change: Partial<E>) => void;
  /** Read so, and rehearsed. */
  readonly rehearse: (change: SheetChange<C, E>) => void;
}
