// What may have caused the difference of a jornada that was counted.
import type { Jornada } from '@cuadra/contract/contabilidad/cajas/jornadas';
import { useQuery } from '@tanstack/react-query';
import { consultas } from '#contabilidad/cajas/consultas.ts';
import { conMontosEnteros } from '#ui/format/dinero.ts';
import classes from './jornada.module.css';

type Contada = Pick<Jornada, 'id' | 'contado' | 'descuadre'>;

export function Causas({ jornada }: { readonly jornada: Contada }) {
  const causas = useCausas(jornada);
  if (causas.length === 0) return null;
  return (
    <section className={classes.causas} aria-label="Posibles causas">
      <h3>Qué pudo pasar</h3>
      <ul>
        {causas.map(({ texto }) => (
          <li key={texto}>{conMontosEnteros(texto)}</li>
        ))}
      </ul>
    </section>
  );
}

/** The movements that the hints speak of. */
export const useSenalados = (jornada: Contada): string[] =>
  useCausas(jornada).flatMap(({ movimientos }) => movimientos);

function useCausas({ id, contado, descuadre }: Contada) {
  const enabled = contado !== null && descuadre !== null && descuadre !== 0;
  const { data } = useQuery({ ...consultas.causas(id), enabled });
  return (enabled ? data : undefined) ?? [];
}
