// The dialog that brings a sheet of any kind: the file, how it is read, what it would do, and doing it. All of it or nothing.
//
//   <ImportDialog kind={agencias} onClose={onClose} />
import { ArrowDownTrayIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { FormDialog, FormDialogFooter } from '#ui/dialogs/form-dialog.tsx';
import { saveFile } from '#ui/files/save-file.ts';
import { SheetColumns } from '#ui/files/sheet-columns.tsx';
import { SheetCounts } from '#ui/files/sheet-counts.tsx';
import type { SheetFile } from '#ui/files/sheet-file.ts';
import { conMontosEnteros, formatearEntero } from '#ui/format/dinero.ts';
import { Grid, Stack } from '#ui/layout/layout.tsx';
import { Section } from '#ui/layout/section.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { Note, Text } from '#ui/text/text.tsx';
import classes from './assistant.module.css';
import { type ErrorKind, errorKinds, errorsCsv, type SheetError, sayLines } from './errors.ts';
import type {
  ExpectedSheet,
  SheetFields,
  SheetKind,
  SheetOutcome,
  SheetProgress,
  SheetRun,
} from './sheet-kind.ts';
import { SheetSource } from './sheet-source.tsx';
import { useImport } from './use-sheet.ts';

interface ImportDialogProps<C extends string, R, E extends object, D> {
  readonly kind: SheetKind<C, R, E, D>;
  /** One that was chosen already. */
  readonly file?: SheetFile | undefined;
  readonly onDone?: ((done: D) => void) | undefined;
  readonly onClose: () => void;
}

export function ImportDialog<C extends string, R, E extends object, D>(props: ImportDialogProps<C, R, E, D>) {
  const { kind, file, onDone, onClose } = props;
  const sheet = useImport(kind, { file, onDone, onClose });
  const [isOpen, setIsOpen] = useState(false);
  const outcome = useOutcome(kind, sheet);
  const { done, isApplying, isLooking, isRehearsing, progress } = sheet;
  if (done !== undefined && kind.farewell !== undefined) {
    return (
      <FormDialog title={kind.title} onClose={onClose}>
        {kind.farewell(done, onClose)}
      </FormDialog>
    );
  }
  const run = runOf(sheet);
  const isWorking = isLooking || isRehearsing;
  return (
    <FormDialog
      title={kind.title}
      width={kind.width}
      hasChanges={kind.hasWork?.(sheet.said) ?? false}
      onClose={onClose}
    >
      <Stack gap="xl">
        <SheetSource reader={kind} sheet={sheet} isBusy={isApplying} isOpen={isOpen} onOpen={setIsOpen} />
        {kind.questions?.(run)}
        <Working
          kind={kind}
          isWorking={isWorking}
          isStaged={!isLooking && (isRehearsing || isApplying)}
          progress={progress}
        />
        {outcome !== undefined && <Outcome kind={kind} outcome={outcome} run={run} />}
        {run.columns === undefined && !isWorking && kind.expected !== undefined && (
          <Expected expected={kind.expected} />
        )}
      </Stack>
      <FormDialogFooter
        note={isApplying ? (kind.noteMeanwhile?.(progress) ?? kind.note) : (outcome?.note ?? kind.note)}
        cancel={isApplying ? 'Cerrar' : undefined}
        onCancel={onClose}
      >
        <NextStep kind={kind} sheet={sheet} outcome={outcome} onOpen={setIsOpen} />
      </FormDialogFooter>
    </FormDialog>
  );
}

type Import<C extends string, R, E extends object, D> = ReturnType<typeof useImport<C, R, E, D>>;

function useOutcome<C extends string, R, E extends object, D>(
  { outcome }: SheetKind<C, R, E, D>,
  { rehearsal: { data }, file, columns, said }: Import<C, R, E, D>,
): SheetOutcome<C, R, E> | undefined {
  return useMemo(() => {
    if (data === undefined || file === undefined || columns === undefined) return undefined;
    return outcome(data, { file, columns, said });
  }, [outcome, data, file, columns, said]);
}

function runOf<C extends string, R, E extends object, D>(sheet: Import<C, R, E, D>): SheetRun<C, R, E> {
  const { file, columns, way, said, rehearsal, isLooking, isRehearsing, isApplying, note, rehearse } = sheet;
  const { data: rehearsed, variables } = rehearsal;
  const isReading = isLooking || isRehearsing;
  const sent = rehearsed === undefined ? undefined : variables;
  return { file, columns, way, said, rehearsed, sent, isReading, isApplying, note, rehearse };
}

interface OutcomeProps<C extends string, R, E extends object, D> {
  readonly kind: SheetKind<C, R, E, D>;
  readonly outcome: SheetOutcome<C, R, E>;
  readonly run: SheetRun<C, R, E>;
}

/** How much it would do, what must be corrected, and what it brings. */
function Outcome<C extends string, R, E extends object, D>({ kind, outcome, run }: OutcomeProps<C, R, E, D>) {
  const { counts, errors = [], hasMoreErrors = false, nameOf = namesOf(kind.fields), preview } = outcome;
  const result = useRef<HTMLDivElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const takesTheKeyboard = kind.review !== undefined;
  // The button that asked for it is gone: the keyboard goes on from what it brought.
  useEffect(() => {
    if (!takesTheKeyboard) return;
    result.current?.focus({ preventScroll: true });
    summary.current?.scrollIntoView({ block: 'nearest' });
  }, [takesTheKeyboard]);
  return (
    <div ref={result} tabIndex={-1} className={classes.result}>
      <Stack gap="xl">
        {counts !== undefined && (
          <div ref={summary} className={classes.summary} role="status" aria-label="Resumen">
            <SheetCounts cuentas={counts.of} errors={counts.errors} />
            {counts.more !== undefined && <Note roomAbove="md">{counts.more}</Note>}
          </div>
        )}
        <ToCorrect
          errors={errors}
          hasMore={hasMoreErrors}
          nameOf={nameOf}
          sheetName={run.file?.name ?? kind.title}
        />
        {preview?.(run)}
      </Stack>
    </div>
  );
}

function namesOf<C extends string>({ names }: SheetFields<C>): (campo: string) => string {
  const known: Readonly<Record<string, string>> = names;
  return (campo) => known[campo] ?? '';
}

function Expected({
  expected: { label, explanation, columns, template, more },
}: {
  readonly expected: ExpectedSheet;
}) {
  return (
    <>
      <SheetColumns
        label={label}
        explanation={explanation}
        columns={columns}
        template={{ text: template.text, ask: template.ask }}
        className={classes.expected}
      />
      {more}
    </>
  );
}

interface NextStepProps<C extends string, R, E extends object, D> {
  readonly kind: SheetKind<C, R, E, D>;
  readonly sheet: Import<C, R, E, D>;
  readonly outcome: SheetOutcome<C, R, E> | undefined;
  readonly onOpen: (open: boolean) => void;
}

/** Where reviewing takes long it comes first; what is right can be done. */
function NextStep<C extends string, R, E extends object, D>(props: NextStepProps<C, R, E, D>): ReactNode {
  const { kind, sheet, outcome, onOpen } = props;
  const { isLooking, isRehearsing, isReadable, isApplying } = sheet;
  if (outcome === undefined && kind.review !== undefined && !isApplying) {
    return (
      <Button
        key="review"
        disabled={!isReadable || isLooking}
        loading={isRehearsing}
        onClick={() => {
          onOpen(false);
          sheet.rehearse();
        }}
      >
        {kind.review}
      </Button>
    );
  }
  // Another button: an Enter held down on the one before it must not do it.
  return (
    <Button
      key="apply"
      disabled={outcome?.isReady !== true}
      loading={isApplying}
      onClick={() => void sheet.apply()}
    >
      {outcome?.action ?? kind.action}
    </Button>
  );
}

interface WorkingProps {
  readonly kind: { readonly reading: string; readonly stages?: Readonly<Record<string, string>> };
  readonly isWorking: boolean;
  /** What is being done is told step by step. */
  readonly isStaged: boolean;
  readonly progress: SheetProgress | undefined;
}

/** How far it has come: a bar for each stage, that runs without end while nobody can tell how much is left. */
function Working({ kind: { reading, stages }, isWorking, isStaged, progress }: WorkingProps) {
  if (stages === undefined || !isStaged) return isWorking && <SkeletonRows rows={6} label={reading} />;
  const stage = progress === undefined ? 'Enviando el archivo' : stages[progress.etapa];
  const isMeasured = progress !== undefined && progress.total > 0;
  return (
    <Stack gap="md">
      <Text as="span" size="sm" figures>
        {isMeasured
          ? `${stage}: ${formatearEntero(progress.hechas)} de ${formatearEntero(progress.total)}`
          : `${stage}…`}
      </Text>
      <progress
        className={classes.progress}
        aria-label={stage}
        max={100}
        // Without a value, it says that it goes on and not how far.
        {...(isMeasured ? { value: Math.floor((progress.hechas * 100) / progress.total) } : {})}
      />
    </Stack>
  );
}

interface ToCorrectProps {
  readonly errors: readonly SheetError[];
  /** The server told the first ones only. */
  readonly hasMore?: boolean;
  /** What the person calls that column; nothing when it is about the whole row. */
  readonly nameOf: (campo: string) => string;
  readonly sheetName: string;
}

/**
 * What must be corrected in a sheet before it comes in: each kind once, with its lines, and all of it as a sheet
 * to have beside the one that is corrected.
 */
function ToCorrect({ errors, hasMore = false, nameOf, sheetName }: ToCorrectProps) {
  if (errors.length === 0) return null;
  return (
    <Section
      title="Corrija la hoja y elíjala de nuevo"
      level={3}
      size="sm"
      actions={
        <Button
          variant="default"
          size="xs"
          leftSection={<ArrowDownTrayIcon width={16} height={16} aria-hidden="true" />}
          onClick={() => saveFile(errorsCsv(errors, nameOf, sheetName))}
        >
          Descargar (CSV)
        </Button>
      }
    >
      <Stack as="ul" surface="box" line="between" aria-label="Por corregir">
        {errorKinds(errors).map((kind) => (
          <Kind key={`${kind.campo} ${kind.mensaje}`} kind={kind} name={nameOf(kind.campo)} />
        ))}
      </Stack>
      {hasMore && (
        <Note>
          Son los primeros {formatearEntero(errors.length)} errores: corregidos estos, se dicen los demás.
        </Note>
      )}
    </Section>
  );
}

interface KindProps {
  readonly kind: ErrorKind;
  readonly name: string;
}

function Kind({ kind: { lines, mensaje, isExample }, name }: KindProps) {
  const [one] = lines;
  return (
    <Grid as="li" gap="none lg" pad="md lg" columns="4.5rem 1fr">
      <Text as="span" size="sm" tone="error" weight="bold" figures textAlign="right">
        {lines.length === 1 ? '1 fila' : `${formatearEntero(lines.length)} filas`}
      </Text>
      <Text as="div" size="sm">
        {name !== '' && <strong>{name}. </strong>}
        {conMontosEnteros(mensaje)}
        {isExample && ' Y otras como esta.'}
        <Text muted figures>
          {lines.length === 1 ? `Línea ${one}` : `Líneas ${sayLines(lines)}`}
        </Text>
      </Text>
    </Grid>
  );
}
