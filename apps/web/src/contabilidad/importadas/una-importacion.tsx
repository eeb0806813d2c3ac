// One import: what came, why its warnings were accepted, and each of its partidas with where it is now.
import {
  type Importacion,
  listarPartidasImportadas,
  verImportacion,
} from '@cuadra/contract/contabilidad/importaciones/importaciones';
import type { ResumenDePartida } from '@cuadra/contract/contabilidad/partidas';
import { nombresDeEstadoDePartida } from '@cuadra/core/partida';
import { Button } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import {
  contarPartidas,
  nombresDeAdvertencia,
  nombresDeDestino,
} from '#contabilidad/importaciones/nombres.ts';
import { Sumas } from '#contabilidad/importaciones/por-importar.tsx';
import { call } from '#platform/api.ts';
import { usePermission } from '#platform/current-session.ts';
import { queryOf } from '#platform/query.ts';
import { formatDate, formatInstant } from '#ui/format/date.ts';
import { formatearEntero, formatearMonto } from '#ui/format/dinero.ts';
import { Card } from '#ui/page/card.tsx';
import { Page } from '#ui/page/page.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { type CardColumn, CardTable, cardTableLink } from '#ui/tables/card-table.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { EtiquetaDeImportacion } from './etiqueta-de-importacion.tsx';
import { PedidoDeDeshacer } from './pedido-de-deshacer.tsx';
import classes from './una-importacion.module.css';

const Deshacer = lazy(() => import('./deshacer.tsx'));

export function UnaImportacion({ id }: { readonly id: string }) {
  const consulta = useQuery(queryOf(verImportacion, { params: { id } }));
  const puedeDeshacer = usePermission('partidas:revertir');
  const [deshaciendo, setDeshaciendo] = useState(false);
  const estado = consulta.data?.estado;
  const admite = estado === 'completa' || estado === 'pendiente';
  return (
    <Page
      titulo={consulta.data?.nombre || 'Importación'}
      acciones={
        <>
          {puedeDeshacer && admite && (
            <Button variant="default" onClick={() => setDeshaciendo(true)}>
              Deshacer
            </Button>
          )}
          <Button variant="default" component={Link} to="/contabilidad/importaciones">
            Todas las importaciones
          </Button>
        </>
      }
    >
      {consulta.isPending && <SkeletonRows filas={6} etiqueta="Cargando la importación" />}
      {consulta.isError && <ErrorState error={consulta.error} reintentar={consulta.refetch} />}
      {consulta.data !== undefined && (
        <div className={classes.partes}>
          {estado === 'por-deshacer' && <PedidoDeDeshacer id={id} />}
          <Card titulo="Lo que llegó">
            <Datos importacion={consulta.data} />
            <Sumas sumas={consulta.data.sumas} />
          </Card>
          <Card titulo="Partidas">
            <Partidas id={id} />
          </Card>
        </div>
      )}
      <Suspense>{deshaciendo && <Deshacer id={id} onCerrar={() => setDeshaciendo(false)} />}</Suspense>
    </Page>
  );
}

function Datos({ importacion }: { readonly importacion: Importacion }) {
  const { por, en, estado, destino, huella, lineas, aceptadas, esHistoria, deshacer } = importacion;
  const datos: (readonly [string, ReactNode])[] = [
    ['La importó', `${por.nombre}, ${formatInstant(en)}`],
    ['Qué se pidió', nombresDeDestino[destino]],
    [
      'Estado',
      <>
        <EtiquetaDeImportacion key="estado" estado={estado} /> {dondeEstan(importacion)}
      </>,
    ],
    ...(esHistoria ? ([['Origen', 'Historia: antes de firmar la puesta en marcha']] as const) : []),
    ['Líneas', formatearEntero(lineas)],
    ['Huella del archivo (SHA-256)', huella],
    ...aceptadas.map(
      ({ codigo, cuantas, motivo }) =>
        [`Se aceptó: ${nombresDeAdvertencia[codigo]} (${formatearEntero(cuantas)})`, motivo] as const,
    ),
    ...deshacer.map((pedido) => [decirPedido(pedido), decirResolucion(pedido)] as const),
  ];
  return (
    <dl className={classes.datos}>
      {datos.map(([nombre, valor]) => (
        <div key={nombre}>
          <dt>{nombre}</dt>
          <dd>{valor}</dd>
        </div>
      ))}
    </dl>
  );
}

type Pedido = Importacion['deshacer'][number];

const decirPedido = ({ por, en }: Pedido) => `${por.nombre} pidió deshacerla, ${formatInstant(en)}`;

function decirResolucion({ motivo, resolucion, resueltoPor, resueltoEn, nota, partidas }: Pedido): string {
  if (resolucion === null || resueltoEn === null) return `${motivo} · Espera a otra persona.`;
  const quien = `${resueltoPor?.nombre ?? ''}, ${formatInstant(resueltoEn)}`;
  if (resolucion === 'hecho')
    return `${motivo} · La deshizo ${quien}: ${contarPartidas(partidas ?? 0)} ${partidas === 1 ? 'revertida' : 'revertidas'}.`;
  if (resolucion === 'retirado') return `${motivo} · Lo retiró ${quien}.`;
  return `${motivo} · No lo aprobó ${quien}: ${nota ?? ''}`;
}

function dondeEstan({ contabilizadas, enRevision, borradores, descartadas }: Importacion): string {
  const partes = [
    [contabilizadas, 'en los libros'],
    [enRevision, 'en revisión'],
    [borradores, borradores === 1 ? 'como borrador' : 'como borradores'],
    [descartadas, descartadas === 1 ? 'descartada' : 'descartadas'],
  ] as const;
  return partes
    .filter(([cuantas]) => cuantas > 0)
    .map(([cuantas, donde]) => `${contarPartidas(cuantas)} ${donde}`)
    .join(', ');
}

function Partidas({ id }: { readonly id: string }) {
  const lista = useInfiniteQuery({
    queryKey: [listarPartidasImportadas.path, id],
    queryFn: ({ pageParam }) =>
      call(listarPartidasImportadas, {
        params: { id },
        query: pageParam === '' ? {} : { cursor: pageParam },
      }),
    initialPageParam: '',
    getNextPageParam: ({ siguiente }) => siguiente,
  });
  if (lista.isPending) return <SkeletonRows filas={6} etiqueta="Cargando sus partidas" />;
  if (lista.isError) return <ErrorState error={lista.error} reintentar={lista.refetch} />;
  return (
    <div className={classes.partes}>
      <CardTable
        etiqueta="Partidas de la importación"
        columnas={columnas}
        filas={lista.data.pages.flatMap(({ partidas }) => partidas)}
        clave={({ id: suya }) => suya}
      />
      {lista.hasNextPage && (
        <div>
          <Button
            variant="default"
            loading={lista.isFetchingNextPage}
            onClick={() => void lista.fetchNextPage()}
          >
            Ver más
          </Button>
        </div>
      )}
    </div>
  );
}

const columnas: readonly CardColumn<ResumenDePartida>[] = [
  {
    titulo: 'Partida',
    clase: 'principal',
    celda: ({ id, numero, ejercicio, estado, revertidaPor }) => (
      <Link to="/contabilidad/ver-partidas" search={{ partida: id }} className={cardTableLink}>
        {numero === null ? nombresDeEstadoDePartida[estado] : `${numero}/${ejercicio}`}
        {revertidaPor !== null && ' (revertida)'}
      </Link>
    ),
  },
  { titulo: 'Número de antes', clase: 'cifras', celda: ({ numeroOriginal }) => numeroOriginal ?? '—' },
  { titulo: 'Fecha', clase: 'cifras', celda: ({ fecha }) => formatDate(fecha) },
  { titulo: 'Agencia', clase: 'cifras', celda: ({ agencia }) => agencia },
  { titulo: 'Concepto', celda: ({ concepto }) => concepto || 'Sin concepto' },
  { titulo: 'Debe', clase: 'numero', celda: ({ debe }) => formatearMonto(debe) },
  { titulo: 'Haber', clase: 'numero', celda: ({ haber }) => formatearMonto(haber) },
];
