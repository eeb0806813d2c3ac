// A side with nothing to show: because there is nothing, because nothing is left, or because of its filters.
import { Button } from '@mantine/core';
import { useDireccion } from '#contabilidad/bancos/use-direccion.ts';
import { usePermission } from '#platform/current-session.ts';
import type { FiltroDeLado } from '../datos/filtrar.ts';
import type { Lado } from '../datos/renglon.ts';
import { useCambiarFiltro } from './use-cambiar-filtro.ts';
import classes from './vacio.module.css';

interface VacioProps {
  readonly lado: Lado;
  /** Some that are not shown. */
  readonly hay: boolean;
  readonly filtro: FiltroDeLado;
}

export function Vacio({ lado, hay, filtro }: VacioProps) {
  const cambiar = useCambiarFiltro(lado, filtro);
  const filtrado = filtro.estado !== undefined || filtro.signo !== undefined || filtro.q !== undefined;
  const limpiar = () => cambiar({ estado: undefined, signo: undefined, q: undefined });
  return (
    <div className={classes.vacio}>
      <p>{texto(lado, hay, filtrado)}</p>
      {hay && filtrado && (
        <Button size="compact-sm" variant="default" onClick={limpiar}>
          Limpiar filtros
        </Button>
      )}
      {!hay && lado === 'banco' && <Importar />}
    </div>
  );
}

function texto(lado: Lado, hay: boolean, filtrado: boolean): string {
  if (hay) return filtrado ? 'Ninguna coincide con los filtros.' : 'Nada pendiente de este lado.';
  return lado === 'banco'
    ? 'El banco no dice nada de este mes: falta importar su estado de cuenta.'
    : 'Los libros no tienen movimientos de esta cuenta en el mes.';
}

function Importar() {
  const { push } = useDireccion();
  if (!usePermission('bancos:conciliar')) return null;
  return (
    <Button size="compact-sm" onClick={() => push({ vista: 'estados' })}>
      Ir a los estados de cuenta
    </Button>
  );
}
