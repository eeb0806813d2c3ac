// The trend of a cajero in a few lines, for the panel of a jornada.
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { consultas } from '#contabilidad/cajas/consultas.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { Grafica } from './grafica.tsx';
import { palabrasDeTendencia } from './palabras.ts';
import classes from './tendencia.module.css';

export function TendenciaBreve({ cajero }: { readonly cajero: string }) {
  const consulta = useQuery(consultas.tendencia(cajero));
  return (
    <Loaded consulta={consulta} filas={2} alto={40} etiqueta="Cargando la tendencia">
      {(tendencia) => (
        <>
          {tendencia.puntos.length > 1 && <Grafica tendencia={tendencia} breve />}
          <ul className={classes.palabras}>
            {palabrasDeTendencia(tendencia).map((texto) => (
              <li key={texto}>{texto}</li>
            ))}
          </ul>
          <Link to="/contabilidad/caja" search={{ vista: 'tendencia', cajero }} className={classes.enlace}>
            Ver su tendencia
          </Link>
        </>
      )}
    </Loaded>
  );
}
