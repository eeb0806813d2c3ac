// Where the day of the cajero is: no caja, to be opened, frozen, open, being counted, counted.
import type { Jornada, miCaja } from '@cuadra/contract/contabilidad/cajas/jornadas';
import type { ResponseOf } from '@cuadra/contract/endpoint';
import { InboxStackIcon, LockClosedIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate, formatTime } from '#ui/format/date.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { Text, Title } from '#ui/text/text.tsx';
import { consultas } from '../consultas.ts';
import { useDireccion } from '../use-direccion.ts';
import { Aviso, Marco } from './avisos/aviso.tsx';
import { BotonesDeJornada } from './imprimir.tsx';
import { Apertura } from './jornada/apertura.tsx';
import { Contada } from './jornada/contada.tsx';
import { Contar } from './jornada/contar.tsx';
import { MovimientosDeHoy } from './ventanilla/movimientos-de-hoy.tsx';
import type { Trabajo } from './ventanilla/use-trabajo.ts';
import { Ventanilla } from './ventanilla/ventanilla.tsx';

interface SuDiaProps {
  readonly mia: ResponseOf<typeof miCaja>;
  readonly trabajo: Trabajo;
}

export function SuDia({ mia, trabajo }: SuDiaProps) {
  const { caja, jornada } = mia;
  if (jornada !== null) return <EnCurso jornada={jornada} hoy={mia.hoy} trabajo={trabajo} />;
  if (caja === null)
    return (
      <EmptyState
        icon={InboxStackIcon}
        title="Hoy no tiene una caja asignada"
        text="Pida al contador que le asigne una; aparecerá aquí en cuanto lo haga."
      />
    );
  return <PorAbrir caja={caja} hoy={mia.hoy} ultimoCierre={mia.ultimoCierre} />;
}

interface EnCursoProps {
  readonly jornada: Jornada;
  readonly hoy: string;
  readonly trabajo: Trabajo;
}

function EnCurso({ jornada, hoy, trabajo }: EnCursoProps) {
  const { busqueda, push, replace } = useDireccion();
  const [recontando, setRecontando] = useState(false);
  const contar = () => push({ vista: 'contar' });
  const dejarDeContar = () => replace({ vista: undefined });
  const { congelada } = jornada;
  // A form that is half written waits behind the notice, as it was.
  if (congelada !== null && (jornada.fecha !== hoy || trabajo.abierto === undefined))
    return <Congelada congelada={congelada} />;
  if (jornada.estado === 'contada')
    return recontando ? (
      <Contar jornada={jornada} alTerminar={() => setRecontando(false)} />
    ) : (
      <Contada jornada={jornada} alRecontar={() => setRecontando(true)} />
    );
  if (busqueda.vista === 'contar' && congelada === null)
    return <Contar jornada={jornada} alTerminar={dejarDeContar} />;
  if (jornada.fecha !== hoy) return <DeOtroDia jornada={jornada} trabajo={trabajo} alContar={contar} />;
  return (
    <>
      {congelada !== null && <Congelada congelada={congelada} />}
      <div hidden={congelada !== null}>
        <Ventanilla jornada={jornada} trabajo={trabajo} alContar={contar} />
      </div>
    </>
  );
}

function Congelada({ congelada: { por, en } }: { readonly congelada: NonNullable<Jornada['congelada']> }) {
  return (
    <Marco tono="atencion" icono={LockClosedIcon} lado={36} grave pad="xl" as="section" role="alert">
      <Stack grow basis="16rem" gap="2xs">
        <Title size="xl">Arqueo sorpresivo</Title>
        <Text size="md" muted>
          {por.nombre} congeló la caja a las {formatTime(en)}. No se registra nada hasta que termine: cuente
          con esa persona y firmen los dos.
        </Text>
      </Stack>
    </Marco>
  );
}

interface DeOtroDiaProps extends Pick<EnCursoProps, 'jornada' | 'trabajo'> {
  readonly alContar: () => void;
}

function DeOtroDia({ jornada, trabajo, alContar }: DeOtroDiaProps) {
  return (
    <>
      <Aviso
        tono="atencion"
        titulo={`La jornada del ${formatDate(jornada.fecha)} quedó abierta`}
        texto="No admite movimientos de hoy. Cuéntela y ciérrela; después abra la de hoy."
      >
        <Button onClick={alContar}>Contar y cerrar</Button>
      </Aviso>
      <MovimientosDeHoy jornada={jornada} alTerminar={trabajo.anotar} />
    </>
  );
}

interface PorAbrirProps {
  readonly caja: NonNullable<SuDiaProps['mia']['caja']>;
  readonly hoy: string;
  readonly ultimoCierre: SuDiaProps['mia']['ultimoCierre'];
}

/** No jornada is in course: one is opened. Whoever already closed one today sees it first. */
function PorAbrir({ caja, hoy, ultimoCierre }: PorAbrirProps) {
  const [otra, setOtra] = useState(false);
  const deHoy = useInfiniteQuery(consultas.jornadas({ desde: hoy, hasta: hoy }));
  if (deHoy.isPending) return <SkeletonRows rows={8} height={40} label="Cargando su caja" />;
  const cerrada = deHoy.data?.pages[0]?.jornadas.find((una) => una.caja.id === caja.id);
  if (cerrada === undefined || otra) return <Apertura caja={caja} ultimoCierre={ultimoCierre} />;
  return (
    <Aviso
      tono="exito"
      titulo="Su jornada de hoy está cerrada"
      texto="La revisa otra persona. Si la observa, aparecerá aquí."
    >
      <BotonesDeJornada jornada={cerrada.id} />
      <Button variant="default" onClick={() => setOtra(true)}>
        Abrir otra jornada
      </Button>
    </Aviso>
  );
}
