// The columns of one side, and by which its rows are in order: pressed again, the other way round.
import { ChevronDownIcon, ChevronUpIcon } from '@heroicons/react/20/solid';
import type { OrdenDeLado } from '#contabilidad/bancos/direccion.ts';
import type { FiltroDeLado } from '../datos/filtrar.ts';
import type { Lado } from '../datos/renglon.ts';
import classes from './lista.module.css';
import { useCambiarFiltro } from './use-cambiar-filtro.ts';

export const COLUMNAS = 6;

interface EncabezadoProps {
  readonly lado: Lado;
  readonly filtro: FiltroDeLado;
}

export function Encabezado({ lado, filtro }: EncabezadoProps) {
  const cambiar = useCambiarFiltro(lado, filtro);
  const ordenar = (orden: OrdenDeLado | undefined) => cambiar({ orden });
  const { orden } = filtro;
  return (
    <>
      <colgroup>
        <col className={classes.marca} />
        <col className={classes.fecha} />
        <col className={classes.documento} />
        <col />
        <col className={classes.monto} />
        <col className={classes.estado} />
      </colgroup>
      <thead>
        <tr aria-rowindex={1}>
          <th scope="col" aria-label="Elegida" />
          <Ordenable
            titulo="Fecha"
            sentido={sentidoDe(orden, undefined, 'recientes')}
            onPulsar={() => ordenar(orden === undefined ? 'recientes' : undefined)}
          />
          <th scope="col">Documento</th>
          <th scope="col">Concepto</th>
          <Ordenable
            titulo="Monto"
            className={classes.numero}
            sentido={sentidoDe(orden, 'menor', 'mayor')}
            onPulsar={() => ordenar(orden === 'mayor' ? 'menor' : 'mayor')}
          />
          <th scope="col" aria-label="Estado" />
        </tr>
      </thead>
    </>
  );
}

type Sentido = 'ascending' | 'descending' | 'none';

function sentidoDe(
  orden: OrdenDeLado | undefined,
  alSubir: OrdenDeLado | undefined,
  alBajar: OrdenDeLado,
): Sentido {
  if (orden === alSubir) return 'ascending';
  return orden === alBajar ? 'descending' : 'none';
}

interface OrdenableProps {
  readonly titulo: string;
  readonly sentido: Sentido;
  readonly className?: string | undefined;
  readonly onPulsar: () => void;
}

function Ordenable({ titulo, sentido, className, onPulsar }: OrdenableProps) {
  const Dibujo = sentido === 'ascending' ? ChevronUpIcon : ChevronDownIcon;
  return (
    <th scope="col" aria-sort={sentido} className={className}>
      <button type="button" className={classes.ordenar} onClick={onPulsar}>
        {titulo}
        {sentido !== 'none' && <Dibujo width={14} height={14} aria-hidden="true" />}
      </button>
    </th>
  );
}
