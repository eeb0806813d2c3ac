// The runs that are working now, whatever the filters of the list say.
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { EstadoDeCorridaVisto } from '#ahorros/intereses/estado-de-corrida.tsx';
import { Avance, estaEnMarcha, preguntarMientrasAvanza } from '../avance.tsx';
import { consultas } from '../consultas.ts';
import classes from './lista.module.css';

export function EnMarcha() {
  const { data } = useInfiniteQuery({
    ...consultas.corridas({}),
    refetchInterval: ({ state }) => preguntarMientrasAvanza(state.data?.pages[0]?.corridas ?? []),
  });
  const corridas = (data?.pages[0]?.corridas ?? []).filter(estaEnMarcha);
  if (corridas.length === 0) return null;
  return (
    <section className={classes.enMarcha} aria-label="Corridas en marcha">
      {corridas.map((corrida) => (
        <div key={corrida.id} className={classes.marcha}>
          <EstadoDeCorridaVisto estado={corrida.estado} />
          <Link
            to="/ahorros/corridas/$id"
            params={{ id: String(corrida.id) }}
            className={classes.enlace ?? ''}
          >
            {corrida.nombre}
          </Link>
          <Avance corrida={corrida} />
        </div>
      ))}
    </section>
  );
}
