// Which column of what was copied is which, asked once with the block in sight.
import { Stack } from '#ui/layout/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { Button, Checkbox, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { contarLineas } from '#contabilidad/borradores/nombres.ts';
import { FormDialog, FormDialogFooter } from '#ui/dialogs/form-dialog.tsx';
import { submitWith } from '#ui/dialogs/submit.ts';
import { type Column, DataTable } from '#ui/tables/data-table.tsx';
import { type Bloque, type CampoDeBloque, camposDeBloque, estaCompleto, type Lectura } from './bloque.ts';

interface PegarBloqueProps {
  readonly bloque: Bloque;
  readonly lectura: Lectura;
  readonly onPegar: (lectura: Lectura) => void;
  readonly onCerrar: () => void;
}

const nombres: Readonly<Record<CampoDeBloque, string>> = {
  idCuenta: 'Cuenta',
  debe: 'Debe',
  haber: 'Haber',
  monto: 'Monto con signo',
  concepto: 'Concepto',
  documento: 'Documento',
};
const FILAS_A_LA_VISTA = 6;

export function PegarBloque({ bloque, lectura, onPegar, onCerrar }: PegarBloqueProps) {
  const [conEncabezado, setConEncabezado] = useState(lectura.conEncabezado);
  const [mapeo, setMapeo] = useState(lectura.mapeo);
  const lineas = bloque.length - (conEncabezado ? 1 : 0);
  const listo = estaCompleto(mapeo) && lineas > 0;
  // One column for each thing: choosing it again takes it from where it was.
  const elegir = (columna: number, elegido: CampoDeBloque | null) =>
    setMapeo(mapeo.map((campo, otra) => (otra === columna ? elegido : campo === elegido ? null : campo)));
  return (
    <FormDialog title="Pegar líneas" width={820} onClose={onCerrar}>
      <form noValidate onSubmit={submitWith(async () => onPegar({ conEncabezado, mapeo, seguro: true }))}>
        <Stack gap="lg">
          <Text muted>Diga qué es cada columna de lo copiado. Se recordará para la próxima vez.</Text>
          <DataTable
            density="compact"
            narrow="keep"
            frame
            rows={bloque.slice(0, FILAS_A_LA_VISTA)}
            rowKey={(_, lugar) => claveDe(lugar)}
            rowTone={(fila) => (conEncabezado && fila === bloque[0] ? 'muted' : undefined)}
            columns={mapeo.map(
              (campo, columna): Column<readonly string[]> => ({
                title: claveDe(columna),
                heading: <QueEs columna={columna} campo={campo} onElegir={elegir} />,
                kind: 'raw',
                tone: campo === null ? 'muted' : undefined,
                cell: (fila) => fila[columna] ?? '',
              }),
            )}
          />
          <Checkbox
            label="La primera fila son títulos"
            checked={conEncabezado}
            onChange={({ currentTarget }) => setConEncabezado(currentTarget.checked)}
          />
        </Stack>
        <FormDialogFooter
          onCancel={onCerrar}
          note={listo ? undefined : 'Falta la columna de la cuenta o la del monto.'}
        >
          <Button type="submit" disabled={!listo} data-autofocus>
            Pegar {contarLineas(lineas)}
          </Button>
        </FormDialogFooter>
      </form>
    </FormDialog>
  );
}

interface QueEsProps {
  readonly columna: number;
  readonly campo: CampoDeBloque | null;
  readonly onElegir: (columna: number, elegido: CampoDeBloque | null) => void;
}

function QueEs({ columna, campo, onElegir }: QueEsProps) {
  return (
    <NativeSelect
      size="sm"
      style={ANCHO}
      aria-label={`Columna ${columna + 1}`}
      value={campo ?? ''}
      onChange={({ currentTarget: { value } }) =>
        onElegir(columna, camposDeBloque.find((uno) => uno === value) ?? null)
      }
      data={[
        { value: '', label: 'No usar' },
        ...camposDeBloque.map((uno) => ({ value: uno, label: nombres[uno] })),
      ]}
    />
  );
}

const ANCHO = { minWidth: '7rem' };

const claveDe = (lugar: number): string => `n${lugar}`;
