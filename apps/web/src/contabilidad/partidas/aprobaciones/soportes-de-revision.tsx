// The documents beside what they support, and the way to add one more.
import type { PartidaCompleta } from '@cuadra/contract/contabilidad/partidas';
import { PaperClipIcon } from '@heroicons/react/24/outline';
import { FallosDeSubida } from '#contabilidad/soportes/fallos-de-subida.tsx';
import { VisorDeSoportes } from '#contabilidad/soportes/visor-de-soportes.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { AgregarSoporte } from '../panel/agregar-soporte.tsx';
import { useSubidaDePartida } from '../panel/use-subida-de-partida.ts';
import classes from './revision.module.css';
import type { EstadoDeRevision } from './use-revision.ts';

interface SoportesDeRevisionProps {
  readonly revision: EstadoDeRevision;
  readonly partida: PartidaCompleta;
}

export function SoportesDeRevision({ revision, partida }: SoportesDeRevisionProps) {
  const { consulta, todos, elegido, elegir } = revision.soportes;
  const subida = useSubidaDePartida(partida.id, revision.visto.trajo);
  const agregar = <AgregarSoporte partida={partida} subida={subida} />;
  return (
    <section className={classes.soportes} aria-label="Soportes">
      <FallosDeSubida subida={subida} />
      {partida.soportes === 0 && (
        <EmptyState
          icono={PaperClipIcon}
          titulo="No tiene soportes"
          texto="Nada respalda todavía lo que dice. Puede devolverla con el motivo, o agregar el documento aquí."
          accion={agregar}
        />
      )}
      {partida.soportes > 0 && elegido === undefined && consulta.error === null && (
        <SkeletonRows filas={8} etiqueta="Cargando los soportes" />
      )}
      {elegido === undefined && consulta.error !== null && (
        <ErrorState error={consulta.error} reintentar={consulta.refetch} />
      )}
      {elegido !== undefined && (
        <VisorDeSoportes
          idPartida={partida.id}
          soportes={todos}
          elegido={elegido}
          onElegir={elegir}
          acciones={agregar}
        />
      )}
    </section>
  );
}
