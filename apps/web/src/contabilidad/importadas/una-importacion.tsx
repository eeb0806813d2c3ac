// One import: what came, why its warnings were accepted, and each of its partidas with where it is now.
import '@mantine/core/styles/Input.layer.css';
import {
  type AvanceDeDeshacer,
  aprobarDeshacer,
  rechazarDeshacer,
  retirarDeshacer,
  verDeshacer,
} from '@cuadra/contract/contabilidad/importaciones/deshacer';
import {
  type EstadoDeImportacion,
  type Importacion,
  listarPartidasImportadas,
  verImportacion,
} from '@cuadra/contract/contabilidad/importaciones/importaciones';
import type { ResumenDePartida } from '@cuadra/contract/contabilidad/partidas';
import { nombresDeEstadoDePartida } from '@cuadra/core/partida';
import { ArrowUturnLeftIcon, CheckIcon, ClockIcon, XMarkIcon } from '@heroicons/react/16/solid';
import { Button, TextInput } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import {
  contarPartidas,
  nombresDeAdvertencia,
  nombresDeDestino,
  nombresDeEstadoDeImportacion,
} from '#contabilidad/importaciones/nombres.ts';
import { Sumas } from '#contabilidad/importaciones/por-importar.tsx';
import { call } from '#platform/api.ts';
import { messageOf } from '#platform/api-error.ts';
import { useCurrentUser, usePermission } from '#platform/current-session.ts';
import { queryOf } from '#platform/query.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { formatDate, formatInstant } from '#ui/format/date.ts';
import { formatearEntero, formatearMonto } from '#ui/format/dinero.ts';
import { Card } from '#ui/page/card.tsx';
import { Page } from '#ui/page/page.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import type { Icon } from '#ui/states/state-message.tsx';
import { type CardColumn, CardTable, cardTableLink } from '#ui/tables/card-table.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import classes3 from './etiqueta-de-importacion.module.css';
import { LoQuePasaria, refrescarImportaciones } from './lo-que-pasaria.tsx';
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

/** Somebody asked to undo the import: another person decides, whoever asked may withdraw it. */
function PedidoDeDeshacer({ id }: { readonly id: string }) {
  const yo = useCurrentUser()?.id;
  const { data } = useQuery(queryOf(verDeshacer, { params: { id }, query: {} }));
  const decision = useDecision(id);
  const pedido = data?.pedido ?? null;
  if (data === undefined || pedido === null) return null;
  const { ocupado, avance } = decision;
  const quePide = `${pedido.por.nombre} pidió deshacerla, ${formatInstant(pedido.en)}: ${pedido.motivo}`;
  return (
    <Card titulo="Piden deshacerla">
      <div className={classes.pedido}>
        <p className={classes.frase}>
          {quePide}. Las reversiones irían{' '}
          {pedido.fecha === null ? 'el día de cada partida' : `el ${formatDate(pedido.fecha)}`}.
        </p>
        <LoQuePasaria ensayo={data} />
        {decision.fallo !== undefined && <FormNotice tono="error" texto={decision.fallo} />}
        {avance !== undefined && avance.total > 0 && (
          <p role="status" className={classes.frase}>
            Revirtiendo: {formatearEntero(avance.hechas)} de {formatearEntero(avance.total)}…
          </p>
        )}
        {data.puedeDecidir && (
          <Decidir pedido={pedido.id} impedido={data.impedimentos.length > 0} decision={decision} />
        )}
        {pedido.por.id === yo && (
          <div className={classes.acciones}>
            <Button variant="default" loading={ocupado} onClick={() => void decision.retirar(pedido.id)}>
              Retirar el pedido
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}

interface DecidirProps {
  readonly pedido: string;
  readonly impedido: boolean;
  readonly decision: ReturnType<typeof useDecision>;
}

const NOTA_MIN = 3;
const NOTA_MAX = 400;

function Decidir({ pedido, impedido, decision }: DecidirProps) {
  const [nota, setNota] = useState('');
  const { ocupado } = decision;
  return (
    <div className={classes.acciones}>
      <Button color="red" loading={ocupado} disabled={impedido} onClick={() => void decision.aprobar(pedido)}>
        Aprobar y deshacer
      </Button>
      <TextInput
        aria-label="Por qué no"
        placeholder="Por qué no"
        maxLength={NOTA_MAX}
        value={nota}
        onChange={({ currentTarget }) => setNota(currentTarget.value)}
      />
      <Button
        variant="default"
        disabled={ocupado || nota.trim().length < NOTA_MIN}
        onClick={() => void decision.rechazar(pedido, nota.trim())}
      >
        No aprobar
      </Button>
    </div>
  );
}

function useDecision(id: string) {
  const [ocupado, setOcupado] = useState(false);
  const [avance, setAvance] = useState<AvanceDeDeshacer>();
  const [fallo, setFallo] = useState<string>();
  const hacer = async (trabajo: () => Promise<unknown>, dicho: string) => {
    setOcupado(true);
    setFallo(undefined);
    try {
      await trabajo();
      await refrescarImportaciones();
      void notify(dicho);
    } catch (error) {
      setFallo(messageOf(error));
    } finally {
      setOcupado(false);
      setAvance(undefined);
    }
  };
  const params = { id };
  return {
    ...{ ocupado, avance, fallo },
    aprobar: (pedido: string) =>
      hacer(
        () => call(aprobarDeshacer, { params, body: { pedido } }, { alAvanzar: setAvance }),
        'Se deshizo la importación.',
      ),
    rechazar: (pedido: string, motivo: string) =>
      hacer(() => call(rechazarDeshacer, { params, body: { pedido, motivo } }), 'No se aprobó deshacerla.'),
    retirar: (pedido: string) =>
      hacer(() => call(retirarDeshacer, { params, body: { pedido } }), 'Se retiró el pedido.'),
  };
}

const dibujos: Readonly<Record<EstadoDeImportacion, Icon>> = {
  completa: CheckIcon,
  pendiente: ClockIcon,
  descartada: XMarkIcon,
  'por-deshacer': ClockIcon,
  deshecha: ArrowUturnLeftIcon,
};

/** What became of an import, with a drawing of its own so that it is not told by colour alone. */
export function EtiquetaDeImportacion({ estado }: { readonly estado: EstadoDeImportacion }) {
  const Dibujo = dibujos[estado];
  return (
    <span className={classes3.estado} data-estado={estado}>
      <Dibujo width={14} height={14} aria-hidden="true" />
      {nombresDeEstadoDeImportacion[estado]}
    </span>
  );
}
