// Where the difference may come from: hints, never a verdict. Choosing one marks its movements below.
import { useQuery } from '@tanstack/react-query';
import { consultas } from '#contabilidad/cajas/consultas.ts';
import { conMontosEnteros } from '#ui/format/dinero.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import classes from './panel-de-jornada.module.css';

interface CausasProps {
  readonly jornada: string;
  /** The movements of the one that is chosen. */
  readonly elegida: readonly string[] | undefined;
  readonly onElegir: (movimientos: readonly string[] | undefined) => void;
}

export function Causas({ jornada, elegida, onElegir }: CausasProps) {
  const causas = useQuery(consultas.causas(jornada));
  return (
    <Loaded consulta={causas} filas={2} etiqueta="Buscando causas">
      {(todas) =>
        todas.length === 0 ? (
          <p className={classes.nota}>
            Nada coincide con la diferencia: ni un movimiento, ni una denominación, ni cifras cambiadas.
          </p>
        ) : (
          <ul className={classes.causas}>
            {todas.map(({ texto, movimientos }) => (
              <li key={texto}>
                <Causa
                  texto={texto}
                  marca={movimientos.length > 0}
                  elegida={elegida !== undefined && elegida.join() === movimientos.join()}
                  onElegir={(si) => onElegir(si ? movimientos : undefined)}
                />
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

interface CausaProps {
  readonly texto: string;
  /** Has movements to mark. */
  readonly marca: boolean;
  readonly elegida: boolean;
  readonly onElegir: (si: boolean) => void;
}

function Causa({ texto, marca, elegida, onElegir }: CausaProps) {
  if (!marca) return <p className={`${classes.causa} ${classes.nota}`}>{conMontosEnteros(texto)}</p>;
  return (
    <button
      type="button"
      className={classes.causa}
      aria-pressed={elegida}
      title={elegida ? 'Quitar las marcas' : 'Marcar sus movimientos'}
      onClick={() => onElegir(!elegida)}
    >
      {conMontosEnteros(texto)}
    </button>
  );
}
