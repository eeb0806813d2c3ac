// What takes another person, as it is done: the same request asks for it, another person answers, and the request goes again with its id.
import { responderAutorizacion } from '@cuadra/contract/control/autorizaciones';
import { PEDIR } from '@cuadra/contract/control/encabezados';
import type { Problema } from '@cuadra/contract/problema-en-json';
import type { AplicacionDePrueba } from '#testing/application.ts';

/** The request, with what its header of authorisation says. */
type Peticion = (autorizacion: string) => Promise<{ readonly problema: Problema }>;

/** The id of what waits from here on for another person. */
export async function pedirAutorizacion(peticion: Peticion): Promise<string> {
  const { problema } = await peticion(PEDIR);
  if (problema?.codigo !== 'AUTORIZACION_PEDIDA' || problema.autorizacion === undefined)
    throw new Error(`No se pidió: ${problema?.codigo} ${problema?.detail}`);
  return problema.autorizacion;
}

/** Asked for and given: the id to send the same with. */
export async function autorizar(
  { llamar }: Pick<AplicacionDePrueba, 'llamar'>,
  { token }: { readonly token: string },
  peticion: Peticion,
): Promise<string> {
  const id = await pedirAutorizacion(peticion);
  const body = { decision: 'autorizada' } as const;
  const { status, problema } = await llamar(responderAutorizacion, { params: { id }, body }, { token });
  if (status !== 200) throw new Error(`No se autorizó: ${problema.codigo} ${problema.detail}`);
  return id;
}
