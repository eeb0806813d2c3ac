// What must not happen twice, sent again by whoever got no answer: with the same key and the same body, so that the server
// answers as the first time.
import { ApiError } from '#platform/api-error.ts';
import { newKey } from '#platform/request-key.ts';

interface SinRespuesta {
  readonly llave: string;
  readonly revision: number;
}

const sinRespuesta = new Map<string, SinRespuesta>();

export async function unaSolaVez<C extends { readonly revision: number }, R>(
  ruta: string,
  cuerpo: C,
  enviar: (cuerpo: C, llave: string) => Promise<R>,
): Promise<R> {
  const { revision: _, ...pedido } = cuerpo;
  const firma = JSON.stringify([ruta, pedido]);
  const { llave, revision } = sinRespuesta.get(firma) ?? { llave: newKey(), revision: cuerpo.revision };
  sinRespuesta.set(firma, { llave, revision });
  try {
    const respuesta = await enviar({ ...cuerpo, revision }, llave);
    sinRespuesta.delete(firma);
    return respuesta;
  } catch (error) {
    if (!(error instanceof ApiError && error.esPasajero)) sinRespuesta.delete(firma);
    throw error;
  }
}
