// Everything it takes to decide on a partida, on one screen: its lines, what it would do to the balances today, what
// somebody should look at with the author's reasons, its documents beside, and its history. By keyboard alone, if one likes.
import { Button, Tabs } from '@mantine/core';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { ApiError } from '#platform/api-error.ts';
import { useKeyPress } from '#ui/keyboard/key-press.ts';
import pestanas from '#ui/page/tabs.module.css';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { useAtLeast } from '#ui/theme/breakpoints.ts';
import { BarraDeRevision } from './barra-de-revision.tsx';
import { CuerpoDeRevision, HistoriaDeRevision } from './cuerpo-de-revision.tsx';
import classes from './revision.module.css';
import { SoportesDeRevision } from './soportes-de-revision.tsx';
import { type EstadoDeRevision, useRevision } from './use-revision.ts';

const Rechazar = lazy(async () => ({ default: (await import('../decisiones/rechazar.tsx')).Rechazar }));
const AyudaDeRevision = lazy(async () => ({
  default: (await import('./ayuda-de-revision.tsx')).AyudaDeRevision,
}));

interface RevisionProps {
  readonly id: string;
  /** Another of those that wait; undefined: back to all of them. */
  readonly onVer: (id: string | undefined) => void;
}

export function Revision({ id, onVer }: RevisionProps) {
  const revision = useRevision(id, onVer);
  const { partida, rechazando, dejarDeRechazar, seguir } = revision;
  const [conAyuda, setConAyuda] = useState(false);
  const marco = useRef<HTMLElement>(null);
  useTeclas(revision, onVer, () => setConAyuda(true));
  // Whoever comes by keyboard, from the list or from another, is here.
  useEffect(() => {
    if (id !== '') marco.current?.focus({ preventScroll: true });
  }, [id]);
  return (
    <section ref={marco} className={classes.revision} aria-label="Revisión de la partida" tabIndex={-1}>
      <BarraDeRevision revision={revision} onVer={onVer} onAyuda={() => setConAyuda(true)} />
      <Contenido revision={revision} onVer={onVer} />
      <Suspense>
        {rechazando && partida !== undefined && (
          <Rechazar partida={partida} onClose={dejarDeRechazar} onRechazada={seguir} />
        )}
        {conAyuda && <AyudaDeRevision onCerrar={() => setConAyuda(false)} />}
      </Suspense>
    </section>
  );
}

function useTeclas(revision: EstadoDeRevision, onVer: RevisionProps['onVer'], onAyuda: () => void): void {
  const { vecinas, aprobar, rechazar, soportes } = revision;
  const ir = (a: string | undefined) => a !== undefined && onVer(a);
  useKeyPress('a', () => void aprobar());
  // The letter is not the first of the reason.
  useKeyPress('r', (event) => {
    event.preventDefault();
    rechazar();
  });
  useKeyPress('n', () => ir(vecinas.siguiente));
  useKeyPress('p', () => ir(vecinas.anterior));
  useKeyPress('s', () => soportes.siguiente());
  useKeyPress('Escape', () => onVer(undefined));
  useKeyPress('F1', (event) => {
    event.preventDefault();
    onAyuda();
  });
}

interface ContenidoProps {
  readonly revision: EstadoDeRevision;
  readonly onVer: RevisionProps['onVer'];
}

function Contenido({ revision, onVer }: ContenidoProps) {
  const alLado = useAtLeast('lg');
  const { consulta, partida } = revision;
  const { error } = consulta;
  const noEsta = error instanceof ApiError && error.codigo === 'NO_ENCONTRADO';
  if (noEsta)
    return (
      <EmptyState
        titulo="La partida no está"
        texto="Pudo ser un borrador que alguien descartó, o de una agencia que no es la suya."
        accion={
          <Button variant="default" onClick={() => onVer(undefined)}>
            Ver las que esperan
          </Button>
        }
      />
    );
  if (partida === undefined)
    return error === null ? (
      <div className={classes.cargando}>
        <SkeletonRows filas={12} etiqueta="Cargando la partida" />
      </div>
    ) : (
      <ErrorState error={error} reintentar={consulta.refetch} />
    );
  const partes = { revision, partida, onVer };
  if (!alLado) return <EnPestanas key={partida.id} {...partes} />;
  return (
    <div className={classes.columnas}>
      <div className={classes.lectura}>
        <CuerpoDeRevision {...partes} />
        <HistoriaDeRevision partida={partida} />
      </div>
      {/* What one did not receive is not sent to the next. */}
      <div key={partida.id} className={classes.documentos}>
        <SoportesDeRevision revision={revision} partida={partida} />
      </div>
    </div>
  );
}

/** Where there is no room for both, one at a time; what decides is always at hand, in the bar. */
function EnPestanas(partes: Parameters<typeof CuerpoDeRevision>[0]) {
  const { revision, partida } = partes;
  return (
    <Tabs defaultValue="partida" keepMounted={false}>
      <Tabs.List className={pestanas.lista ?? ''}>
        <Tabs.Tab value="partida">Partida</Tabs.Tab>
        <Tabs.Tab value="soportes">Soportes ({partida.soportes})</Tabs.Tab>
        <Tabs.Tab value="historia">Historia</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="partida" className={classes.lectura ?? ''}>
        <CuerpoDeRevision {...partes} />
      </Tabs.Panel>
      <Tabs.Panel value="soportes" className={classes.documentos ?? ''}>
        <SoportesDeRevision revision={revision} partida={partida} />
      </Tabs.Panel>
      <Tabs.Panel value="historia" className={classes.lectura ?? ''}>
        <HistoriaDeRevision partida={partida} />
      </Tabs.Panel>
    </Tabs>
  );
}
