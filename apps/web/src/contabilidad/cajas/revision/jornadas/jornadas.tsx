// The jornadas, from the newest to the oldest, by state, caja, cajero, agencia and dates.
import type { ResumenDeJornada } from '@cuadra/contract/contabilidad/cajas/jornadas';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { consultas } from '#contabilidad/cajas/consultas.ts';
import { filtrosDeJornadas } from '#contabilidad/cajas/direccion.ts';
import { formatDate } from '#ui/format/date.ts';
import { formatearMonto } from '#ui/format/dinero.ts';
import { List, type ListTable } from '#ui/list/list.tsx';
import { type OpenPanel, useFilters } from '#ui/list/use-filters.ts';
import { cajerosDe } from '../cajeros.ts';
import { esDeDos } from '../decisiones/destinos.ts';
import { decirDiferencia } from '../diferencia.ts';
import { CifraDeDiferencia, EstadoVisto, nombreDelEstado } from '../marcas.tsx';
import { cifrasMasLargas } from '../tabla/ancho-de-cifras.ts';

interface JornadasProps {
  readonly panel: OpenPanel<string>;
  readonly panelWidth: string;
  readonly drawPanel: (id: string) => ReactNode;
}

export function Jornadas(panel: JornadasProps) {
  const cajas = useQuery(consultas.cajas()).data ?? [];
  const filters = useFilters(filtrosDeJornadas, {
    caja: cajas.map(({ id, agencia, codigo, nombre }) => [
      id,
      `${agencia} · ${codigo} ${nombre}`,
      `${codigo} ${nombre}`,
    ]),
    cajero: cajerosDe(cajas),
  });
  const query = useInfiniteQuery({
    ...consultas.jornadas({ ...filters.query, limite: POR_PAGINA }),
    placeholderData: keepPreviousData,
  });
  return (
    <List
      label="Jornadas"
      filters={filters}
      query={query}
      rows={({ jornadas }) => jornadas}
      table={table}
      loading="Cargando las jornadas"
      skeletonRows={15}
      more="Ver anteriores"
      empty={{ title: 'Aún no hay jornadas', text: 'Aparecen cuando un cajero abre su caja.' }}
      noMatch={{ title: 'Ninguna jornada con esos filtros', text: 'Quite alguno.' }}
      panelOf={({ id }) => id}
      {...panel}
    />
  );
}

const POR_PAGINA = 100;

const pasaDeLaTolerancia = (una: ResumenDeJornada): boolean =>
  una.estado !== 'revisada' && una.diferencia !== null && esDeDos(una);

const table: ListTable<ResumenDeJornada> = {
  label: 'Jornadas',
  rowKey: ({ id }) => id,
  rowName: (una) =>
    [
      formatDate(una.fecha),
      `${una.caja.codigo} ${una.caja.nombre}`,
      una.cajero.nombre,
      nombreDelEstado(una.estado),
      ...(una.diferencia === null ? [] : [decirDiferencia(una.diferencia, una.descuadre)]),
      ...(pasaDeLaTolerancia(una) ? ['pasa de la tolerancia'] : []),
    ].join(', '),
  figures: cifrasMasLargas,
  columns: [
    { title: 'Fecha', kind: 'fecha', cell: ({ fecha }) => formatDate(fecha) },
    {
      title: 'Caja',
      kind: 'texto',
      cell: ({ caja: { agencia, codigo, nombre } }) => `${agencia} · ${codigo} ${nombre}`,
    },
    { title: 'Cajero', kind: 'nombre', yields: 'primera', cell: ({ cajero }) => cajero.nombre },
    { title: 'Estado', kind: 'estado', cell: ({ estado }) => <EstadoVisto estado={estado} /> },
    { title: 'Mov.', kind: 'cuenta', yields: 'primera', cell: ({ movimientos }) => movimientos },
    {
      title: 'Libro (Q)',
      kind: 'monto',
      cell: ({ libro }) => (libro === null ? null : formatearMonto(libro)),
    },
    {
      title: 'Contado (Q)',
      kind: 'monto',
      cell: ({ contado }) => (contado === null ? null : formatearMonto(contado)),
    },
    {
      title: 'Diferencia (Q)',
      kind: 'monto',
      cell: (una) =>
        una.diferencia === null ? null : (
          <CifraDeDiferencia
            diferencia={una.diferencia}
            descuadre={una.descuadre}
            excede={pasaDeLaTolerancia(una)}
          />
        ),
    },
    {
      title: 'Avisos',
      kind: 'avisos',
      cell: (una) => (pasaDeLaTolerancia(una) ? 'Pasa de la tolerancia' : null),
    },
  ],
};
