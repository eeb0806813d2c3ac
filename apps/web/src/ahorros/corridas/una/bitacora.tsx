// Every step that a run took: which, when, by whom and why.
import { useQuery } from '@tanstack/react-query';
import { EstadoDeCorridaVisto } from '#ahorros/intereses/estado-de-corrida.tsx';
import { formatInstant } from '#ui/format/date.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { consultas } from '../consultas.ts';
import classes from './corrida.module.css';
import type { VistaDeCorridaProps } from './vista-de-corrida.ts';

export function Bitacora({ corrida }: VistaDeCorridaProps) {
  const consulta = useQuery(consultas.eventos(corrida));
  return (
    <Loaded consulta={consulta} filas={6} etiqueta="Cargando la bitácora">
      {({ eventos }) => (
        <section className={classes.tarjeta} aria-label="Bitácora de la corrida">
          <ol className={classes.eventos}>
            {eventos.map(({ estado, por, en, detalle }) => (
              <li key={`${en} ${estado}`} className={classes.evento}>
                <time dateTime={en}>{formatInstant(en)}</time>
                <EstadoDeCorridaVisto estado={estado} />
                <span>{por?.nombre ?? 'El sistema'}</span>
                <span className={classes.detalle}>{detalle}</span>
              </li>
            ))}
          </ol>
        </section>
      )}
    </Loaded>
  );
}
