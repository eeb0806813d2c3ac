// The same warnings as for whoever posts by hand, asked of what may have some. One reason accepts them all. That what the bank dates
// is late needs none: it is what comparing with the bank is; another day, which a person chose, does.

import { mirarUna } from '#contabilidad/borradores/efecto/advertencias.ts';
import { exigirAceptadas } from '#contabilidad/borradores/efecto/exigir-aceptadas.ts';
import type { Solicitud } from '#contabilidad/libro/contabilizar-solicitudes.ts';
import type { PartidaPorContabilizar } from '#contabilidad/libro/partida-por-contabilizar.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import { hoyEn } from '#platform/reloj.ts';

const POR_LA_FECHA = 'Es la fecha que dice el banco.';

export function exigirDelBanco(
  contexto: ContextoConActor,
  accion: string,
  partida: PartidaPorContabilizar,
  motivo: string | undefined,
  fechaDelBanco?: string,
): Required<Pick<Solicitud, 'exigir' | 'exigirSi'>> {
  return {
    exigirSi: 'sospechosa',
    exigir: async (tx) => {
      const { advertencias } = await mirarUna(tx, hoyEn({ ahora: () => contexto.ahora }).toString(), partida);
      const aceptadas = advertencias.flatMap(({ codigo, clave }) => {
        const porQue =
          motivo ??
          (codigo === 'FECHA_ATRASADA' && partida.fecha === fechaDelBanco ? POR_LA_FECHA : undefined);
        return porQue === undefined ? [] : [{ codigo, clave, motivo: porQue }];
      });
      return exigirAceptadas(contexto, accion, partida, aceptadas)(tx);
    },
  };
}
