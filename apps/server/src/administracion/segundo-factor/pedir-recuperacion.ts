import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import type { Cartero } from '#platform/mail/cartero.ts';
import { ProblemaError } from '#platform/problema.ts';
import { leerPersona } from '../poderes/clases/persona.ts';
import { recuperacionDeSegundoFactor } from '../poderes/clases/recuperacion-de-segundo-factor.ts';
import { pedirCambio } from '../poderes/pedir-cambio.ts';

/** While the set-up is open it is done at once; after that it waits, and who is concerned is told by poderes. */
export async function pedirRecuperacion(
  tx: Tx,
  correo: { readonly cartero: Cartero },
  contexto: ContextoConActor,
  usuario: string,
): Promise<'hecho' | 'en-espera'> {
  if (usuario === contexto.actor.id) throw new ProblemaError('NO_A_SI_MISMO');
  const resultado = await pedirCambio(tx, correo, contexto, recuperacionDeSegundoFactor, {
    sujeto: usuario,
    datos: {},
  });
  if (resultado === 'en-espera') return resultado;
  const persona = await leerPersona(tx, usuario);
  await correo.cartero.enviar(tx, {
    para: persona.correo,
    asunto: 'Su segundo factor de Cuadra',
    texto: [
      `Estimado(a) ${persona.nombre}:`,
      `${contexto.actor.nombre} quitó su segundo factor y cerró sus sesiones, porque usted lo perdió. En su próximo ingreso puede elegir otro.`,
      'Si usted no lo pidió, avise a otro administrador y a un contador.\n',
    ].join('\n\n'),
  });
  return resultado;
}
