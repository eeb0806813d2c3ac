// What waits for this person's signature, from the one that has waited longest, each with why it takes a second person.
import type { PorAprobar } from '@cuadra/contract/contabilidad/borradores/por-aprobar';
import type { ResumenDePartida } from '@cuadra/contract/contabilidad/partidas';
import { CheckBadgeIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { messageOf } from '#platform/api-error.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { formatInstant } from '#ui/format/date.ts';
import { Box } from '#ui/layout/layout.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { Text } from '#ui/text/text.tsx';
import { useDecisiones } from '../decisiones/use-decisiones.ts';
import { BarraDeSeleccion, Negadas, useAprobarVarias } from '../decisiones/varias.tsx';
import { enfocarFila, type FilaDeLista, TablaDePartidas } from '../lista/tabla-de-partidas.tsx';
import { useSeleccion } from '../lista/use-manejo.ts';
import { usePorAprobar } from '../lista/use-partidas.ts';
import { contarPartidas } from '../nombres.ts';
import classes from '../partidas.module.css';
import type { Recorrido } from '../use-recorrido.ts';

const Rechazar = lazy(async () => ({ default: (await import('../decisiones/rechazar.tsx')).Rechazar }));

interface BandejaProps {
  readonly recorrido: Recorrido;
}

export function Bandeja({ recorrido }: BandejaProps) {
  const { data, error, isPending, refetch } = usePorAprobar(true);
  return (
    <Box as="section" surface="card" className={classes.tarjeta} aria-label="Por aprobar">
      {isPending && (
        <Box pad="none xl">
          <SkeletonRows rows={6} height={58} label="Cargando lo que espera su aprobación" />
        </Box>
      )}
      {data === undefined && error !== null && <ErrorState error={error} retry={refetch} />}
      {data?.partidas.length === 0 && (
        <EmptyState
          icon={CheckBadgeIcon}
          title="Nada espera su aprobación"
          text="Lo que otras personas envíen a revisión aparecerá aquí al momento."
        />
      )}
      {data !== undefined && data.partidas.length > 0 && (
        <>
          <PorDecidir recorrido={recorrido} partidas={data.partidas} />
          {data.total > data.partidas.length && (
            <Text size="sm" muted pad="lg xl">
              Se muestran las {data.partidas.length} que más esperan, de {contarPartidas(data.total)}.
            </Text>
          )}
        </>
      )}
    </Box>
  );
}

interface PorDecidirProps extends BandejaProps {
  readonly partidas: readonly PorAprobar[];
}

function PorDecidir({ recorrido, partidas }: PorDecidirProps) {
  const seleccion = useSeleccion('bandeja');
  const aprobacion = useAprobarVarias(seleccion);
  const { aprobar } = useDecisiones();
  const [fallo, setFallo] = useState<string>();
  const [rechazada, setRechazada] = useState<ResumenDePartida>();
  const decidir: Decidir = (decision, partida) => {
    setFallo(undefined);
    if (decision === 'rechazar') return setRechazada(partida);
    aprobar(partida).catch((error: unknown) => setFallo(`«${partida.concepto}»: ${messageOf(error)}`));
  };
  const filas = partidas.map((una) => filaDe(una, decidir));
  useVueltaDelTeclado(recorrido, partidas);
  const alTeclear = (tecla: string, partida: ResumenDePartida): boolean => {
    const decision = ({ a: 'aprobar', r: 'rechazar' } as const)[tecla.toLowerCase()];
    if (decision === undefined) return false;
    decidir(decision, partida);
    return true;
  };
  return (
    <>
      <Text size="xs" muted pad="md xl" line="below" className={classes.teclas}>
        Con el teclado: ↑ ↓ para recorrer, Intro para revisarla con sus soportes, A para aprobar, R para
        rechazar, Espacio para elegir.
      </Text>
      {fallo !== undefined && (
        <Box pad="lg xl">
          <FormNotice tone="error" text={fallo} />
        </Box>
      )}
      <Negadas aprobacion={aprobacion} onVer={(id) => recorrido.abrir(id, 'puntero')} />
      <TablaDePartidas
        etiqueta="Por aprobar"
        filas={filas}
        activa={recorrido.activa}
        abierta={undefined}
        seleccion={seleccion}
        onActivar={recorrido.activar}
        onAbrir={recorrido.abrir}
        onTecla={alTeclear}
      />
      <div className={classes.fondo}>
        <BarraDeSeleccion seleccion={seleccion} aprobacion={aprobacion} />
      </div>
      <Suspense>
        {rechazada !== undefined && <Rechazar partida={rechazada} onClose={() => setRechazada(undefined)} />}
      </Suspense>
    </>
  );
}

/** Whoever reviewed one by keyboard and comes back is on its row or, if it was decided, on the first. */
function useVueltaDelTeclado({ medio, activa }: Recorrido, partidas: readonly PorAprobar[]): void {
  const alVolver = useEffectEvent(() => {
    if (medio !== 'teclado' || document.activeElement !== document.body) return;
    const id =
      partidas.find(({ partida }) => partida.id === activa.id)?.partida.id ?? partidas[0]?.partida.id;
    if (id !== undefined) enfocarFila(id);
  });
  useEffect(() => alVolver(), []);
}

type Decidir = (decision: 'aprobar' | 'rechazar', partida: ResumenDePartida) => void;

function filaDe(porAprobar: PorAprobar, decidir: Decidir): FilaDeLista {
  const { partida, motivo, enviadaPor, enviadaEn, advertencias } = porAprobar;
  return {
    partida,
    nota: (
      <>
        {motivo} La envió {(enviadaPor ?? partida.autor)?.nombre}, {formatInstant(enviadaEn)}.
        {partida.iniciadaPor !== null && ` La inició ${partida.iniciadaPor.nombre}.`}
        {advertencias > 0 && (
          <Text as="strong" tone="warning" weight="medium">
            {' '}
            {advertencias === 1 ? '1 advertencia aceptada.' : `${advertencias} advertencias aceptadas.`}
          </Text>
        )}
      </>
    ),
    acciones: (activa) => (
      <>
        <Button
          size="xs"
          variant="default"
          tabIndex={activa ? 0 : -1}
          onClick={() => decidir('rechazar', partida)}
        >
          Rechazar
        </Button>
        <Button
          size="xs"
          variant="light"
          tabIndex={activa ? 0 : -1}
          onClick={() => decidir('aprobar', partida)}
        >
          Aprobar
        </Button>
      </>
    ),
  };
}
