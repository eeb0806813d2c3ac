// The policy as a change that nobody makes alone: up or down, because whoever lowers a limit for all but a few decides who moves money too.
import { nombresDeRol } from '@cuadra/contract/acceso/permisos';
import {
  claveDePolitica,
  politica as esquema,
  type FilaDeAutorizacion,
  type FilaDePolitica,
  type Politica,
} from '@cuadra/contract/control/politica';
import { nombreDeOperacion, nombresDeClase } from '@cuadra/core/control/operaciones';
import { type Centavos, formatearQuetzales } from '@cuadra/core/dinero';
import { z } from 'zod';
import { definirClaseDeCambio } from '#administracion/poderes/clase-de-cambio.ts';
import { pedirCambio } from '#administracion/poderes/pedir-cambio.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import type { Cartero } from '#platform/mail/cartero.ts';
import { ProblemaError } from '#platform/problema.ts';
import { guardarPolitica } from './guardar-politica.ts';
import { leerPolitica } from './queries.ts';

const datos = z.object({ politica: esquema, motivo: z.string() });

export const cambioDePolitica = definirClaseDeCambio<z.infer<typeof datos>>({
  id: 'limites',
  datos,

  async describir(tx, { datos: { politica, motivo } }) {
    const frases = diferencias(await leerPolitica(tx), politica).map(
      ({ antes, despues, rol, operacion, clase, que }) =>
        `${nombresDeRol[rol]}, ${que} ${nombreDeOperacion(operacion).toLowerCase()} (${nombresDeClase[clase].toLowerCase()}): de ${antes} a ${despues}`,
    );
    const dichas = frases.slice(0, FRASES_MAX).join('; ');
    const mas = frases.length > FRASES_MAX ? `; y ${frases.length - FRASES_MAX} cambios más` : '';
    return `Cambiar operaciones y límites. ${dichas}${mas}. Motivo: ${motivo}`;
  },

  async juzgar(tx, { actor }, { datos: { politica } }) {
    const cambian = diferencias(await leerPolitica(tx), politica);
    if (cambian.some(({ rol }) => actor?.roles.includes(rol))) throw new ProblemaError('PODERES_PROPIOS');
  },

  async aplicar(tx, _contexto, { datos: { politica } }) {
    await guardarPolitica(tx, politica);
  },
});

const FRASES_MAX = 12;

/** The policy that holds now: what was asked for is in it only if it takes effect at once. */
export async function pedirPolitica(
  tx: Tx,
  plataforma: { readonly cartero: Cartero },
  contexto: ContextoConActor,
  politica: Politica,
  motivo: string,
): Promise<Politica> {
  if (diferencias(await leerPolitica(tx), politica).length > 0)
    await pedirCambio(tx, plataforma, contexto, cambioDePolitica, {
      sujeto: null,
      datos: { politica, motivo },
    });
  return leerPolitica(tx);
}

interface Diferencia extends Pick<FilaDePolitica, 'rol' | 'operacion' | 'clase'> {
  readonly que: 'hace' | 'autoriza';
  readonly antes: string;
  readonly despues: string;
}

/** What would be different from what holds now, as people read it. */
function diferencias(vigente: Politica, pedida: Politica): Diferencia[] {
  return [
    ...entre('hace', vigente.hacen, pedida.hacen, loQueHace),
    ...entre('autoriza', vigente.autorizan, pedida.autorizan, topes),
  ];
}

function entre<F extends FilaDeAutorizacion>(
  que: Diferencia['que'],
  vigentes: readonly F[],
  pedidas: readonly F[],
  decir: (fila: F) => string,
): Diferencia[] {
  const antes = new Map(vigentes.map((fila) => [claveDePolitica(fila), fila]));
  const despues = new Map(pedidas.map((fila) => [claveDePolitica(fila), fila]));
  const dicha = (fila: F | undefined) => (fila === undefined ? 'no puede' : decir(fila));
  return [...new Map([...antes, ...despues])]
    .map(([clave, { rol, operacion, clase }]) => ({
      ...{ que, rol, operacion, clase },
      antes: dicha(antes.get(clave)),
      despues: dicha(despues.get(clave)),
    }))
    .filter((una) => una.antes !== una.despues);
}

function topes({ cada, alDia }: Pick<FilaDeAutorizacion, 'cada' | 'alDia'>): string {
  if (cada === 0) return 'siempre dos';
  return `${hasta(cada)} cada vez y ${hasta(alDia)} al día`;
}

function loQueHace(fila: FilaDePolitica): string {
  return [
    topes(fila),
    ...(fila.reautenticar ? ['confirmando su identidad'] : []),
    ...(fila.soporteDesde === null ? [] : [`con documento desde ${formatearQuetzales(fila.soporteDesde)}`]),
    ...(fila.avisaDesde === null ? [] : [`con aviso desde ${formatearQuetzales(fila.avisaDesde)}`]),
  ].join(', ');
}

const hasta = (monto: Centavos | null): string => (monto === null ? 'sin límite' : formatearQuetzales(monto));
