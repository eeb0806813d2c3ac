// The documents of the draft. Adding the first one to a draft that the server does not know saves it first.
import {
  listarSoportes,
  quitarSoporte,
  type Soporte,
} from '@cuadra/contract/contabilidad/borradores/soportes';
import { useQuery } from '@tanstack/react-query';
import { refrescarSoportes, useSubida } from '#contabilidad/soportes/use-subida.ts';
import { call } from '#platform/api.ts';
import { messageOf } from '#platform/api-error.ts';
import { queryOf } from '#platform/query.ts';

const SIN_SOPORTES: readonly Soporte[] = [];

export function useSoportes(id: string | undefined, guardar: () => Promise<{ readonly id: string }>) {
  const consultados = useQuery({
    ...queryOf(listarSoportes, { params: { id: id ?? '' } }),
    enabled: id !== undefined,
  });
  const subida = useSubida(guardar);
  return {
    ...subida,
    soportes: consultados.data ?? SIN_SOPORTES,
    quitar: async ({ id: idSoporte, nombre }: Soporte) => {
      if (id === undefined) return;
      try {
        await call(quitarSoporte, { params: { id, idSoporte } });
      } catch (error) {
        subida.decirFallo({ nombre, mensaje: messageOf(error), archivo: undefined });
      }
      await refrescarSoportes();
    },
  };
}
