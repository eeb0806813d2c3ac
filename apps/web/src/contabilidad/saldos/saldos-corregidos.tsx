// What a reconstruction found: that everything was right, or what each balance said and what its lines add up to.
import type { ResultadoDeReconstruir } from '@cuadra/contract/contabilidad/saldos';
import { CheckCircleIcon } from '@heroicons/react/20/solid';
import { formatDate, formatMonth } from '#ui/format/date.ts';
import { formatearEntero, formatearMonto } from '#ui/format/dinero.ts';
import { type CardColumn, CardTable } from '#ui/tables/card-table.tsx';
import { contarCorregidos } from './contar-corregidos.ts';
import classes from './saldos-corregidos.module.css';

export function SaldosCorregidos({ resultado }: { readonly resultado: ResultadoDeReconstruir }) {
  const { corregidos, diferencias } = resultado;
  return (
    <>
      <p className={classes.correctos} role="status">
        <CheckCircleIcon width={20} height={20} aria-hidden="true" />
        {contarCorregidos(resultado)}
      </p>
      {diferencias.length > 0 && (
        <CardTable
          etiqueta="Saldos corregidos, en quetzales"
          columnas={columnas}
          filas={diferencias}
          clave={({ tramo, idCuenta, agencia, fecha }) => `${tramo} ${idCuenta} ${agencia} ${fecha}`}
        />
      )}
      {corregidos > diferencias.length && (
        <p className={classes.nota}>Y {formatearEntero(corregidos - diferencias.length)} más.</p>
      )}
    </>
  );
}

type Diferencia = ResultadoDeReconstruir['diferencias'][number];

const columnas: readonly CardColumn<Diferencia>[] = [
  { titulo: 'Cuenta', clase: 'principal', celda: ({ idCuenta }) => idCuenta },
  { titulo: 'Agencia', clase: 'cifras', celda: ({ agencia }) => agencia },
  { titulo: 'Saldo de', clase: 'cifras', celda: decirTramo },
  { titulo: 'Debe decía (Q)', clase: 'numero', celda: ({ guardado }) => formatearMonto(guardado.debe) },
  { titulo: 'Debe es (Q)', clase: 'numero', celda: ({ real }) => formatearMonto(real.debe) },
  { titulo: 'Haber decía (Q)', clase: 'numero', celda: ({ guardado }) => formatearMonto(guardado.haber) },
  { titulo: 'Haber es (Q)', clase: 'numero', celda: ({ real }) => formatearMonto(real.haber) },
];

function decirTramo({ tramo, fecha }: Diferencia): string {
  if (tramo === 'dia') return formatDate(fecha);
  return tramo === 'mes' ? formatMonth(fecha) : fecha.slice(0, 4);
}
