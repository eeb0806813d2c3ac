// Brings balances from a sheet or from what is pasted: what it would write in each agencia is told before, with its difference.
import {
  type CampoDeSaldos,
  verColumnasDeSaldos,
} from '@cuadra/contract/contabilidad/saldos-iniciales/columnas';
import {
  type HojaDeSaldosLeida,
  importarSaldos,
} from '@cuadra/contract/contabilidad/saldos-iniciales/importar';
import { useMemo } from 'react';
import { ImportDialog } from '#hojas/assistant/import-dialog.tsx';
import type { SentSheet, SheetKind, SheetRun } from '#hojas/assistant/sheet-kind.ts';
import { AjustarSaldos, type AjustesDeSaldos, hojaDeSaldos } from '#hojas/hoja-de-saldos.tsx';
import { call } from '#platform/api.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { DateField } from '#ui/fields/date-field.tsx';
import { formatearEntero, formatearSaldo } from '#ui/format/dinero.ts';
import { Grid } from '#ui/layout/layout.tsx';
import { type Column, DataTable } from '#ui/tables/data-table.tsx';
import { Note } from '#ui/text/text.tsx';
import { refrescarAperturas } from './use-accion-de-apertura.ts';

interface ImportarSaldosProps {
  readonly fecha: string;
  readonly onClose: () => void;
}

export function ImportarSaldos({ fecha, onClose }: ImportarSaldosProps) {
  const kind = useMemo(() => hojaDeSaldosIniciales(fecha), [fecha]);
  return <ImportDialog kind={kind} onClose={onClose} />;
}

interface Ajustes extends AjustesDeSaldos {
  readonly fecha: string;
}

const hojaDeSaldosIniciales = (fecha: string): SheetKind<CampoDeSaldos, HojaDeSaldosLeida, Ajustes> => ({
  title: 'Traer saldos iniciales',
  width: 1040,
  fields: hojaDeSaldos,
  bytesMax: importarSaldos.body.bytesMax,
  hint: 'CSV o XLSX: cuenta, agencia y saldo',
  paste: { label: 'O péguela de su hoja de cálculo', description: 'Con sus encabezados en la primera fila.' },
  said: { fecha, signo: undefined, equivalencia: undefined },
  reading: 'Revisando la hoja',
  note: 'Reemplaza lo que se está escribiendo en esas agencias.',
  questions: (run) => <Ajustar run={run} />,
  look: (enviada) => call(verColumnasDeSaldos, enviada),
  rehearse: (enviada) => enviar(enviada, 'true'),
  apply: (enviada) => enviar(enviada, 'false'),
  refresh: refrescarAperturas,
  done: () => 'La hoja quedó escrita en sus agencias: revísela y envíela a aprobar.',
  failed: 'No se trajeron los saldos iniciales.',
  action: 'Traer',
  outcome: (leida) => ({
    errors: leida.errores.map(({ fila, mensaje }) => ({ linea: fila, campo: '', mensaje })),
    hasMoreErrors: leida.totalDeErrores > leida.errores.length,
    isReady:
      leida.totalDeErrores === 0 &&
      leida.agencias.length > 0 &&
      leida.agencias.every(({ impedimento }) => impedimento === null),
    action: 'Traer',
    preview: () => <LoQueTrae leida={leida} />,
  }),
});

type Enviada = SentSheet<CampoDeSaldos, Ajustes>;

const enviar = ({ query, said, body }: Enviada, ensayo: 'true' | 'false') =>
  call(importarSaldos, { query: { ensayo, ...query, ...said }, body });

function Ajustar({ run }: { readonly run: SheetRun<CampoDeSaldos, HojaDeSaldosLeida, Ajustes> }) {
  const { columns, said, rehearsed, rehearse } = run;
  if (columns === undefined) return null;
  return (
    <Grid gap="xl" min="14rem">
      <DateField label="Saldos al" value={said.fecha} onChange={(fecha) => rehearse({ said: { fecha } })} />
      <AjustarSaldos
        ajustes={said}
        signo={rehearsed?.signo ?? null}
        onAjustar={(ajuste) => rehearse({ said: ajuste })}
      />
    </Grid>
  );
}

type Fila = HojaDeSaldosLeida['agencias'][number];

const COLUMNAS: readonly Column<Fila>[] = [
  {
    title: 'Agencia',
    kind: 'main',
    cell: ({ agencia, nombreAgencia }) => `${agencia} ${nombreAgencia}`,
  },
  { title: 'Cuentas', kind: 'number', cell: ({ lineas }) => formatearEntero(lineas) },
  { title: 'Debe (Q)', kind: 'number', cell: ({ resumen }) => formatearSaldo(resumen.debe) },
  { title: 'Haber (Q)', kind: 'number', cell: ({ resumen }) => formatearSaldo(resumen.haber) },
  { title: 'Diferencia (Q)', kind: 'number', cell: ({ resumen }) => formatearSaldo(resumen.diferencia) },
];

/** What the sheet would write in each agencia. */
function LoQueTrae({ leida: { agencias, sinSaldo } }: { readonly leida: HojaDeSaldosLeida }) {
  const sinCuenta = agencias.reduce((suma, una) => suma + una.sinCuenta, 0);
  return (
    <>
      {agencias.length > 0 && (
        <DataTable
          label="Lo que trae la hoja"
          columns={COLUMNAS}
          rows={agencias}
          rowKey={({ agencia }) => agencia}
        />
      )}
      {agencias.flatMap(({ agencia, impedimento }) =>
        impedimento === null ? (
          []
        ) : (
          <FormNotice key={agencia} tone="error" text={`Agencia ${agencia}: ${impedimento}`} />
        ),
      )}
      {sinCuenta > 0 && <FormNotice tone="aviso" text={decirSinCuenta(sinCuenta)} />}
      {sinSaldo > 0 && <Note>{decirSinSaldo(sinSaldo)}</Note>}
    </>
  );
}

const decirSinCuenta = (cuantas: number): string =>
  cuantas === 1
    ? 'Una cuenta no está en el catálogo: se trae como vino, para decir cuál es antes de enviarla.'
    : `${formatearEntero(cuantas)} cuentas no están en el catálogo: se traen como vinieron, para decir cuál es cada una antes de enviarlas.`;

const decirSinSaldo = (cuantas: number): string =>
  cuantas === 1
    ? 'Una fila no trae saldo y se deja fuera.'
    : `${formatearEntero(cuantas)} filas no traen saldo y se dejan fuera.`;
