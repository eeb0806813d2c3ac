// What the sheet would write in each agencia, and what must be corrected.
import type { HojaDeSaldosLeida } from '@cuadra/contract/contabilidad/saldos-iniciales/importar';
import { PorCorregir } from '#hojas/por-corregir.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { formatearEntero, formatearSaldo } from '#ui/format/dinero.ts';
import { type CardColumn, CardTable } from '#ui/tables/card-table.tsx';
import classes from '../saldos-iniciales.module.css';

type Fila = HojaDeSaldosLeida['agencias'][number];

const COLUMNAS: readonly CardColumn<Fila>[] = [
  {
    titulo: 'Agencia',
    clase: 'principal',
    celda: ({ agencia, nombreAgencia }) => `${agencia} ${nombreAgencia}`,
  },
  { titulo: 'Cuentas', clase: 'numero', celda: ({ lineas }) => formatearEntero(lineas) },
  { titulo: 'Debe (Q)', clase: 'numero', celda: ({ resumen }) => formatearSaldo(resumen.debe) },
  { titulo: 'Haber (Q)', clase: 'numero', celda: ({ resumen }) => formatearSaldo(resumen.haber) },
  { titulo: 'Diferencia (Q)', clase: 'numero', celda: ({ resumen }) => formatearSaldo(resumen.diferencia) },
];

interface ResultadoDelEnsayoProps {
  readonly resultado: HojaDeSaldosLeida;
  readonly nombreDeHoja: string;
}

export function ResultadoDelEnsayo({ resultado, nombreDeHoja }: ResultadoDelEnsayoProps) {
  const { agencias, errores, totalDeErrores, sinSaldo } = resultado;
  const sinCuenta = agencias.reduce((suma, una) => suma + una.sinCuenta, 0);
  return (
    <>
      {agencias.length > 0 && (
        <CardTable
          etiqueta="Lo que trae la hoja"
          columnas={COLUMNAS}
          filas={agencias}
          clave={({ agencia }) => agencia}
        />
      )}
      {agencias.flatMap(({ agencia, impedimento }) =>
        impedimento === null ? (
          []
        ) : (
          <FormNotice key={agencia} tono="error" texto={`Agencia ${agencia}: ${impedimento}`} />
        ),
      )}
      {sinCuenta > 0 && <FormNotice tono="aviso" texto={decirSinCuenta(sinCuenta)} />}
      {sinSaldo > 0 && <p className={classes.guardado}>{decirSinSaldo(sinSaldo)}</p>}
      <PorCorregir
        errores={errores.map(({ fila, mensaje }) => ({ linea: fila, campo: '', mensaje }))}
        hayMas={totalDeErrores > errores.length}
        nombrar={() => ''}
        nombreDeHoja={nombreDeHoja}
      />
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
