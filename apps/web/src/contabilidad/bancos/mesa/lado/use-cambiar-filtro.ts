// Changes what one side of the desk shows, in the address.
import type { DireccionDeBancos } from '#contabilidad/bancos/direccion.ts';
import { useDireccion } from '#contabilidad/bancos/use-direccion.ts';
import type { FiltroDeLado } from '../datos/filtrar.ts';
import type { Lado } from '../datos/renglon.ts';

export function useCambiarFiltro(lado: Lado, filtro: FiltroDeLado) {
  const { replace } = useDireccion();
  return (cambio: FiltroDeLado) => replace(enDireccion(lado, { ...filtro, ...cambio }));
}

const enDireccion = (lado: Lado, { estado, signo, orden, q }: FiltroDeLado): Partial<DireccionDeBancos> =>
  lado === 'banco'
    ? { banco: estado, bancoSigno: signo, bancoOrden: orden, bancoQ: q }
    : { libros: estado, librosSigno: signo, librosOrden: orden, librosQ: q };
