// What one side has and the other has not, by class, the oldest first, with its age.
import type { PendienteDeConciliacion } from '@cuadra/contract/contabilidad/bancos/conciliaciones';
import { porClase } from '@cuadra/core/bancos/conciliacion';
import { sumar } from '@cuadra/core/dinero';
import { CheckCircleIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { formatDate } from '#ui/format/date.ts';
import { formatearEntero, formatearMonto } from '#ui/format/dinero.ts';
import { Box, Row } from '#ui/layout/layout.tsx';
import { PlainLink } from '#ui/page/plain-link.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { type Column, DataTable } from '#ui/tables/data-table.tsx';
import { Text } from '#ui/text/text.tsx';
import classes from '../bancos.module.css';
import { enlaceDePartida } from '../enlaces.ts';
import { nombreDePendientes } from './cifras.tsx';

interface PendientesProps {
  readonly pendientes: readonly PendienteDeConciliacion[];
}

export function Pendientes({ pendientes }: PendientesProps) {
  const grupos = useMemo(() => agrupar(pendientes), [pendientes]);
  if (grupos.length === 0)
    return (
      <EmptyState
        icon={CheckCircleIcon}
        title="No queda nada pendiente"
        text="Todo lo del banco está en los libros, y todo lo de los libros en el banco."
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
    <Box as="details" className={classes.grupo} open>
      <summary>
        <Row as="span" oneLine justify="between" gap="xl" pad="md xl" size="sm" weight="bold">
          <span>
            {nombre} ({formatearEntero(suyos.length)})
          </span>
          <Text as="span" figures unbroken>
            {formatearMonto(sumar(suyos.map(({ monto }) => monto)))}
          </Text>
        </Row>
      </summary>
      <DataTable
        label={nombre}
        columns={columnas}
        rows={filas}
        rowKey={({ linea, movimiento, lugar }) => `${linea ?? movimiento} ${lugar}`}
      />
      {filas.length < suyos.length && (
        <Button variant="subtle" size="compact-sm" onClick={() => setTodos(true)}>
          Ver las otras {formatearEntero(suyos.length - filas.length)}
        </Button>
      )}
    </Box>
  );
}

const columnas: readonly Column<PendienteDeConciliacion & { readonly lugar: number }>[] = [
  { title: 'Fecha', kind: 'code', cell: ({ fecha }) => formatDate(fecha) },
  {
    title: 'Qué es',
    kind: 'main',
    cell: ({ texto, motivo }) => (
      <>
        {texto}
        {motivo !== null && (
          <Text as="small" block size="xs" muted weight="normal">
            {motivo}
          </Text>
        )}
      </>
    ),
  },
  { title: 'Documento', kind: 'code', cell: ({ documento }) => documento ?? '' },
  {
    title: 'Partida',
    kind: 'code',
    cell: ({ partida }) =>
      partida !== null && (
        <PlainLink to={enlaceDePartida(partida.id)}>
          {partida.numero}/{partida.ejercicio}
        </PlainLink>
      ),
  },
  {
    title: 'Antigüedad',
    kind: 'number',
    cell: ({ dias }) => (dias === 1 ? '1 día' : `${formatearEntero(Math.max(0, dias))} días`),
  },
  { title: 'Monto (Q)', kind: 'number', cell: ({ monto }) => formatearMonto(monto) },
];
