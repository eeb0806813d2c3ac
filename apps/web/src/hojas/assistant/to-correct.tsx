// What must be corrected in a sheet before it comes in: each kind once, with its lines, and all of it as a sheet to have beside the
// one that is corrected.
import { ArrowDownTrayIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { saveFile } from '#ui/files/save-file.ts';
import { conMontosEnteros, formatearEntero } from '#ui/format/dinero.ts';
import { Grid, Stack } from '#ui/layout/layout.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Note, Text } from '#ui/text/text.tsx';
import { type ErrorKind, errorKinds, errorsCsv, type SheetError, sayLines } from './errors.ts';

interface ToCorrectProps {
  readonly errors: readonly SheetError[];
  /** The server told the first ones only. */
  readonly hasMore?: boolean;
  /** What the person calls that column; nothing when it is about the whole row. */
  readonly nameOf: (campo: string) => string;
  readonly sheetName: string;
}

export function ToCorrect({ errors, hasMore = false, nameOf, sheetName }: ToCorrectProps) {
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
