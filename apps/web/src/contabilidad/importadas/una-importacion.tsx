// One import: what came, why its warnings were accepted, and each of its partidas with where it is now.
import { Actions } from '#ui/layout/actions.tsx';
import { Fact, Facts } from '#ui/layout/facts.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Section } from '#ui/layout/section.tsx';
import { StateMark } from '#ui/marks/state-mark.tsx';
import { Text } from '#ui/text/text.tsx';
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
import type { Tone } from '#ui/look/look.ts';
import { Page } from '#ui/page/page.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import type { Icon } from '#ui/states/state-message.tsx';
import { type Column, DataTable, rowLink } from '#ui/tables/data-table.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import { LoQuePasaria, refrescarImportaciones } from './lo-que-pasaria.tsx';

const Deshacer = lazy(() => import('./deshacer.tsx'));

export function UnaImportacion({ id }: { readonly id: string }) {
  const consulta = useQuery(queryOf(verImportacion, { params: { id } }));
  const puedeDeshacer = usePermission('partidas:revertir');
  const [deshaciendo, setDeshaciendo] = useState(false);
  const estado = consulta.data?.estado;
  const admite = estado === 'completa' || estado === 'pendiente';
  return (
    <Page
      title={consulta.data?.nombre || 'Importación'}
      actions={
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
      {consulta.isPending && <SkeletonRows rows={6} label="Cargando la importación" />}
      {consulta.isError && <ErrorState error={consulta.error} retry={consulta.refetch} />}
      {consulta.data !== undefined && (
        <Stack gap="xl">
          {estado === 'por-deshacer' && <PedidoDeDeshacer id={id} />}
          <Section card title="Lo que llegó" max="64rem">
            <Datos importacion={consulta.data} />
            <Sumas sumas={consulta.data.sumas} inCard />
          </Section>
          <Section card title="Partidas" max="64rem">
            <Partidas id={id} />
          </Section>
        </Stack>
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
    <Facts layout="above" width="18rem" pad="lg xl">
      {datos.map(([nombre, valor]) => (
        <Fact key={nombre} label={nombre}>
          {valor}
        </Fact>
      ))}
    </Facts>
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
  if (lista.isPending) return <SkeletonRows rows={6} label="Cargando sus partidas" />;
  if (lista.isError) return <ErrorState error={lista.error} retry={lista.refetch} />;
  return (
    <Stack gap="xl">
      <DataTable
        label="Partidas de la importación"
        columns={columnas}
        rows={lista.data.pages.flatMap(({ partidas }) => partidas)}
        rowKey={({ id: suya }) => suya}
      />
      {lista.hasNextPage && (
        <Actions pad="none xl">
          <Button
            variant="default"
            loading={lista.isFetchingNextPage}
            onClick={() => void lista.fetchNextPage()}
          >
            Ver más
          </Button>
        </Actions>
      )}
    </Stack>
  );
}

const columnas: readonly Column<ResumenDePartida>[] = [
  {
    title: 'Partida',
    kind: 'main',
    cell: ({ id, numero, ejercicio, estado, revertidaPor }) => (
      <Link to="/contabilidad/ver-partidas" search={{ partida: id }} className={rowLink}>
        {numero === null ? nombresDeEstadoDePartida[estado] : `${numero}/${ejercicio}`}
        {revertidaPor !== null && ' (revertida)'}
      </Link>
    ),
  },
  { title: 'Número de antes', kind: 'code', cell: ({ numeroOriginal }) => numeroOriginal ?? '—' },
  { title: 'Fecha', kind: 'code', cell: ({ fecha }) => formatDate(fecha) },
  { title: 'Agencia', kind: 'code', cell: ({ agencia }) => agencia },
  { title: 'Concepto', cell: ({ concepto }) => concepto || 'Sin concepto' },
  { title: 'Debe', kind: 'number', cell: ({ debe }) => formatearMonto(debe) },
  { title: 'Haber', kind: 'number', cell: ({ haber }) => formatearMonto(haber) },
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
    <Section card title="Piden deshacerla" max="64rem">
      <Stack gap="lg" pad="lg xl">
        <Text breaks>
          {quePide}. Las reversiones irían{' '}
          {pedido.fecha === null ? 'el día de cada partida' : `el ${formatDate(pedido.fecha)}`}.
        </Text>
        <LoQuePasaria ensayo={data} />
        {decision.fallo !== undefined && <FormNotice tone="error" text={decision.fallo} />}
        {avance !== undefined && avance.total > 0 && (
          <Text role="status">
            Revirtiendo: {formatearEntero(avance.hechas)} de {formatearEntero(avance.total)}…
          </Text>
        )}
        {data.puedeDecidir && (
          <Decidir pedido={pedido.id} impedido={data.impedimentos.length > 0} decision={decision} />
        )}
        {pedido.por.id === yo && (
          <Actions>
            <Button variant="default" loading={ocupado} onClick={() => void decision.retirar(pedido.id)}>
              Retirar el pedido
            </Button>
          </Actions>
        )}
      </Stack>
    </Section>
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
    <Actions>
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
    </Actions>
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

type Aspecto = readonly [icon: Icon, tone: Tone];

const aspectos: Readonly<Record<EstadoDeImportacion, Aspecto>> = {
  completa: [CheckIcon, 'success'],
  pendiente: [ClockIcon, 'warning'],
  descartada: [XMarkIcon, 'muted'],
  'por-deshacer': [ClockIcon, 'warning'],
  deshecha: [ArrowUturnLeftIcon, 'muted'],
};

/** What became of an import, with a drawing of its own so that it is not told by colour alone. */
export function EtiquetaDeImportacion({ estado }: { readonly estado: EstadoDeImportacion }) {
  const [icon, tone] = aspectos[estado];
  return (
    <StateMark icon={icon} tone={tone}>
      {nombresDeEstadoDeImportacion[estado]}
    </StateMark>
  );
}
