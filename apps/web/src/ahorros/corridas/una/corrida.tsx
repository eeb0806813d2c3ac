// A run on its page: how it stands and what can be done with it, over the views of what it pays.

import type { Corrida as CorridaVista } from '@cuadra/contract/ahorros/corridas';
import { nombresDeClaseDeCorrida } from '@cuadra/core/ahorros/corrida';
import { Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense } from 'react';
import { EstadoDeCorridaVisto } from '#ahorros/intereses/estado-de-corrida.tsx';
import { periodoEscrito } from '#ahorros/intereses/periodo-escrito.ts';
import { BarraDeSecciones } from '#ahorros/secciones/barra-de-secciones.tsx';
import { ApiError } from '#platform/api-error.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { formatDate } from '#ui/format/date.ts';
import { Box, Row } from '#ui/layout/layout.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { Page } from '#ui/page/page.tsx';
import { TabList } from '#ui/page/tab-list.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { Avance, preguntarMientrasAvanza } from '../avance.tsx';
import { consultas } from '../consultas.ts';
import { useDireccionDeCorrida, vistasDeCorrida } from '../direccion.ts';
import { Pasos } from '../pasos/pasos.tsx';
import { Resumen } from './resumen/resumen.tsx';
import type { VistaDeCorridaProps } from './vista-de-corrida.ts';

const Lineas = lazy(async () => ({ default: (await import('./lineas/lineas.tsx')).Lineas }));
const Excepciones = lazy(async () => ({ default: (await import('./excepciones.tsx')).Excepciones }));
const Comparacion = lazy(async () => ({ default: (await import('./comparacion.tsx')).Comparacion }));
const Contabilidad = lazy(async () => ({ default: (await import('./contabilidad.tsx')).Contabilidad }));
const Bitacora = lazy(async () => ({ default: (await import('./bitacora.tsx')).Bitacora }));

const VISTAS = ['resumen', ...vistasDeCorrida] as const;
type Vista = (typeof VISTAS)[number];

const NOMBRES: Readonly<Record<Vista, string>> = {
  resumen: 'Resumen',
  lineas: 'Líneas',
  excepciones: 'Excepciones',
  comparacion: 'Comparación',
  contabilidad: 'Contabilidad',
  bitacora: 'Bitácora',
};

const COMPONENTES: Readonly<Record<Vista, ComponentType<VistaDeCorridaProps>>> = {
  resumen: Resumen,
  lineas: Lineas,
  excepciones: Excepciones,
  comparacion: Comparacion,
  contabilidad: Contabilidad,
  bitacora: Bitacora,
};

export function Corrida() {
  const { id: escrito } = useParams({ strict: false });
  const id = /^[1-9]\d{0,9}$/.test(escrito ?? '') ? Number(escrito) : undefined;
  return id === undefined ? <NoHay /> : <Una id={id} />;
}

function NoHay() {
  return (
    <Page title="Corrida de intereses" tabs={<BarraDeSecciones />}>
      <EmptyState
        title="No existe esa corrida"
        text="O es de agencias que usted no atiende."
        action={<Link to="/ahorros">Ver las corridas</Link>}
      />
    </Page>
  );
}

function Una({ id }: { readonly id: number }) {
  const consulta = useQuery({
    ...consultas.corrida(id),
    refetchInterval: ({ state }) => preguntarMientrasAvanza(state.data === undefined ? [] : [state.data]),
  });
  if (consulta.error instanceof ApiError && consulta.error.status === 404) return <NoHay />;
  return (
    <Page title={consulta.data?.nombre ?? 'Corrida de intereses'} tabs={<BarraDeSecciones />}>
      <Loaded query={consulta} rows={14} label="Cargando la corrida">
        {(corrida) => (
          <>
            <Cabecera corrida={corrida} />
            <Pasos corrida={corrida} />
            <Vistas corrida={corrida} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

function Cabecera({ corrida }: VistaDeCorridaProps) {
  const { clase, fecha, fechaValor, productos, agencias, programacion, corrige } = corrida;
  return (
    <Row as="header" gap="xs xl" size="sm" muted figures>
      <EstadoDeCorridaVisto estado={corrida.estado} />
      <span>{periodoEscrito(corrida)}</span>
      <span>
        {productos.join(', ')} · {agencias.length === 1 ? 'agencia' : 'agencias'} {agencias.join(', ')}
      </span>
      <span>{nombresDeClaseDeCorrida[clase]}</span>
      <span>
        Fecha contable {formatDate(fecha)}
        {fechaValor === fecha ? '' : `, valor ${formatDate(fechaValor)}`}
      </span>
      {programacion !== null && <Link to="/ahorros/programaciones">{programacion.nombre}</Link>}
      {corrige !== null && (
        <span>
          Corrige{' '}
          <Link to="/ahorros/corridas/$id" params={{ id: String(corrige.id) }}>
            {corrige.nombre}
          </Link>
        </span>
      )}
      <EnMarcha corrida={corrida} />
      <Noticias corrida={corrida} />
    </Row>
  );
}

const CON_AVANCE: readonly CorridaVista['estado'][] = ['calculando', 'aplicando', 'revirtiendo', 'detenido'];

function EnMarcha({ corrida }: VistaDeCorridaProps) {
  if (!CON_AVANCE.includes(corrida.estado)) return null;
  return (
    <Box width="100%" max="48rem">
      <Avance corrida={corrida} />
    </Box>
  );
}

/** What must be known before anything is done. */
function Noticias({ corrida: { estado, motivo, reversionPedida, vencidas } }: VistaDeCorridaProps) {
  const porRecalcular =
    vencidas === 1 ? 'Una línea cambió' : `${vencidas === 0 ? 'Algunas' : vencidas} líneas cambiaron`;
  return (
    <>
      {(estado === 'fallido' || estado === 'detenido' || estado === 'cancelado') && motivo !== null && (
        <Box width="100%" tone="normal">
          <FormNotice tone={estado === 'cancelado' ? 'info' : 'error'} text={motivo} />
        </Box>
      )}
      {estado === 'vencido' && (
        <Box width="100%" tone="normal">
          <FormNotice
            tone="aviso"
            text={`${porRecalcular} después del cálculo. Calcule de nuevo la corrida y pida que la aprueben.`}
          />
        </Box>
      )}
      {reversionPedida !== null && estado === 'aplicado' && (
        <Box width="100%" tone="normal">
          <FormNotice
            tone="aviso"
            text={`${reversionPedida.por.nombre} pidió que se revierta: ${reversionPedida.motivo}`}
          />
        </Box>
      )}
    </>
  );
}

function Vistas({ corrida }: VistaDeCorridaProps) {
  const { busqueda, pushAll } = useDireccionDeCorrida();
  const vista: Vista = busqueda.vista ?? 'resumen';
  const Componente = COMPONENTES[vista];
  // What one view filters by is of no other.
  const ver = (elegida: string | null) => pushAll({ vista: vistasDeCorrida.find((una) => una === elegida) });
  return (
    <Tabs value={vista} onChange={ver} keepMounted={false}>
      <TabList active={vista}>
        {VISTAS.map((una) => (
          <Tabs.Tab key={una} value={una}>
            {NOMBRES[una]}
          </Tabs.Tab>
        ))}
      </TabList>
      <Tabs.Panel value={vista} pt="0.625rem">
        <Suspense fallback={<SkeletonRows rows={10} label="Cargando" />}>
          <Componente corrida={corrida} />
        </Suspense>
      </Tabs.Panel>
    </Tabs>
  );
}
