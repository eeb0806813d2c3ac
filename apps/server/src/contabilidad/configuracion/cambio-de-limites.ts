// The limits of posting, as a change that nobody makes alone: up or down, because whoever lowers one for all but a few
// decides who posts too.
import { nombresDeRol } from '@cuadra/contract/acceso/permisos';
import {
  type LimiteDeContabilizacion,
  limitesDeContabilizacion,
} from '@cuadra/contract/contabilidad/configuracion';
import { type Centavos, formatearQuetzales } from '@cuadra/core/dinero';
import { nombresDeTipoDePartida } from '@cuadra/core/partida';
import type { z } from 'zod';
import { definirClaseDeCambio } from '../../administracion/poderes/clase-de-cambio.ts';
import type { Tx } from '../../platform/database/escribir.ts';
import { ProblemaError } from '../../platform/problema.ts';
import { guardarLimites } from './guardar-limites.ts';
import { leerLimitesGuardados } from './queries.ts';

export const cambioDeLimites = definirClaseDeCambio<z.infer<typeof limitesDeContabilizacion>>({
  id: 'limites',
  datos: limitesDeContabilizacion,

  async describir(tx, { datos: { limites } }) {
    const frases = (await diferencias(tx, limites)).map(
      ({ rol, tipo, antes, despues }) =>
        `${nombresDeRol[rol]}, ${nombresDeTipoDePartida[tipo].toLowerCase()}: de ${hasta(antes)} a ${hasta(despues)}`,
    );
    return `Cambiar los límites de contabilización. ${frases.join('; ')}.`;
  },

  async juzgar(tx, { actor }, { datos: { limites } }) {
    const cambian = await diferencias(tx, limites);
    if (cambian.some(({ rol }) => actor?.roles.includes(rol))) throw new ProblemaError('PODERES_PROPIOS');
  },

  async aplicar(tx, _contexto, { datos: { limites } }) {
    await guardarLimites(tx, limites);
  },
});

type Monto = Centavos | null | undefined;

interface Diferencia extends Pick<LimiteDeContabilizacion, 'rol' | 'tipo'> {
  readonly antes: Monto;
  readonly despues: Monto;
}

/** What would be different from what holds now. */
export async function diferencias(
  tx: Tx,
  limites: readonly LimiteDeContabilizacion[],
): Promise<Diferencia[]> {
  const vigentes = await leerLimitesGuardados(tx);
  const clave = ({ rol, tipo }: Pick<LimiteDeContabilizacion, 'rol' | 'tipo'>) => `${rol} ${tipo}`;
  const antes = new Map(vigentes.map((uno) => [clave(uno), uno.montoMax]));
  const despues = new Map(limites.map((uno) => [clave(uno), uno.montoMax]));
  return [...new Map([...vigentes, ...limites].map((uno) => [clave(uno), uno])).values()]
    .map(({ rol, tipo }) => {
      const suyo = clave({ rol, tipo });
      return { rol, tipo, antes: antes.get(suyo), despues: despues.get(suyo) };
    })
    .filter((una) => una.antes !== una.despues);
}

function hasta(monto: Monto): string {
  if (monto === undefined) return 'siempre a revisión';
  return monto === null ? 'sin límite' : formatearQuetzales(monto);
}
