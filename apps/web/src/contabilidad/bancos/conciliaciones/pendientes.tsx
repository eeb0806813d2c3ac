// What one side has and the other has not, by class, the oldest first, with its age.
import type { PendienteDeConciliacion } from '@cuadra/contract/contabilidad/bancos/conciliaciones';
import { porClase } from '@cuadra/core/bancos/conciliacion';
import { sumar } from '@cuadra/core/dinero';
import { CheckCircleIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { formatDate } from '#ui/format/date.ts';
import { formatearEntero, formatearMonto } from '#ui/format/dinero.ts';
import { PlainLink } from '#ui/page/plain-link.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { type CardColumn, CardTable } from '#ui/tables/card-table.tsx';
import { enlaceDePartida } from '../enlaces.ts';
import classes from './conciliacion.module.css';
import { nombreDePendientes } from './nombre-de-pendientes.ts';

interface PendientesProps {
  readonly pendientes: readonly PendienteDeConciliacion[];
}

export function Pendientes({ pendientes }: PendientesProps) {
  const grupos = useMemo(() => agrupar(pendientes), [pendientes]);
  if (grupos.length === 0)
    return (
      <EmptyState
        icono={CheckCircleIcon}
        titulo="No queda nada pendiente"
        texto="Todo lo del banco está en los libros, y todo lo de los libros en el banco."
      />
    );
  return grupos.map((grupo) => <Grupo key={grupo.nombre} {...grupo} />);
}

interface GrupoDePendientes {
  readonly nombre: string;
  readonly suyos: readonly PendienteDeConciliacion[];
}

function agrupar(pendientes: readonly PendienteDeConciliacion[]): GrupoDePendientes[] {
  return porClase(pendientes.map((uno) => ({ ...uno, explicado: true }))).map(({ clase, lado }) => ({
    nombre: nombreDePendientes({ clase, lado }),
    suyos: pendientes
      .filter((uno) => uno.clase === clase && uno.lado === lado)
      .toSorted((uno, otro) => uno.fecha.localeCompare(otro.fecha)),
  }));
}

/** More than fit in sight: the rest, when somebody asks. */
const A_LA_VISTA = 30;

function Grupo({ nombre, suyos }: GrupoDePendientes) {
  const [todos, setTodos] = useState(false);
  const filas = (todos ? suyos : suyos.slice(0, A_LA_VISTA)).map((uno, lugar) => ({ ...uno, lugar }));
  return (
    <details className={classes.grupo} open>
      <summary>
        <span>
          {nombre} ({formatearEntero(suyos.length)})
        </span>
        <span className={classes.monto}>{formatearMonto(sumar(suyos.map(({ monto }) => monto)))}</span>
      </summary>
      <CardTable
        etiqueta={nombre}
        columnas={columnas}
        filas={filas}
        clave={({ linea, movimiento, lugar }) => `${linea ?? movimiento} ${lugar}`}
      />
      {filas.length < suyos.length && (
        <Button variant="subtle" size="compact-sm" onClick={() => setTodos(true)}>
          Ver las otras {formatearEntero(suyos.length - filas.length)}
        </Button>
      )}
    </details>
  );
}

const columnas: readonly CardColumn<PendienteDeConciliacion & { readonly lugar: number }>[] = [
  { titulo: 'Fecha', clase: 'cifras', celda: ({ fecha }) => formatDate(fecha) },
  {
    titulo: 'Qué es',
    clase: 'principal',
    celda: ({ texto, motivo }) => (
      <>
        {texto}
        {motivo !== null && <small className={classes.motivo}>{motivo}</small>}
      </>
    ),
  },
  { titulo: 'Documento', clase: 'cifras', celda: ({ documento }) => documento ?? '' },
  {
    titulo: 'Partida',
    clase: 'cifras',
    celda: ({ partida }) =>
      partida !== null && (
        <PlainLink to={enlaceDePartida(partida.id)}>
          {partida.numero}/{partida.ejercicio}
        </PlainLink>
      ),
  },
  {
    titulo: 'Antigüedad',
    clase: 'numero',
    celda: ({ dias }) => (dias === 1 ? '1 día' : `${formatearEntero(Math.max(0, dias))} días`),
  },
  { titulo: 'Monto (Q)', clase: 'numero', celda: ({ monto }) => formatearMonto(monto) },
];
