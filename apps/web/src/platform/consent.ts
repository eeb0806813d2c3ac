// An order that another person must consent to: asked for with the very same request, and sent again with what was given. The key, the path
// and the body are those of the first time: consent is bound to them.
import {
  ENCABEZADO_DE_AUTORIZACION,
  ENCABEZADO_DE_MOTIVO,
  PEDIR,
} from '@cuadra/contract/control/encabezados';
import type { Codigo } from '@cuadra/contract/problema';
import { ApiError } from './api-error.ts';
import { type Asked, askForConsent } from './consent-request.ts';

type Headed = Readonly<Record<string, string>>;

export async function withConsent(
  requerida: ApiError,
  enviar: (encabezados: Headed) => Promise<unknown>,
): Promise<unknown> {
  const pedir = async (motivo: string): Promise<Asked> => {
    const pedida = await enviar(asking(motivo)).then(noSePidio, (error: unknown) => error);
    if (!esPedida(pedida)) throw pedida;
    return pedida;
  };
  const id = await askForConsent({ requerida, pedir }).catch((error: unknown) => {
    if (esInnecesaria(error)) return undefined;
    throw error;
  });
  return enviar(id === undefined ? {} : consentedBy(id));
}

export const consentedBy = (id: string): Headed => ({ [ENCABEZADO_DE_AUTORIZACION]: id });

const asking = (motivo: string): Headed => ({
  [ENCABEZADO_DE_AUTORIZACION]: PEDIR,
  ...(motivo.trim() === '' ? {} : { [ENCABEZADO_DE_MOTIVO]: encodeURIComponent(motivo.trim()) }),
});

const esPedida = (error: unknown): error is Asked =>
  error instanceof ApiError && error.autorizacion !== undefined;

/** Meanwhile it no longer takes two: it is done as it is. */
const esInnecesaria = (error: unknown): boolean =>
  error instanceof ApiError && error.codigo === ('AUTORIZACION_INNECESARIA' satisfies Codigo);

/** A request that asks for consent does nothing: an answer to it is of a server that knows nothing of asking. */
const noSePidio = (): never => {
  throw new Error('Asking for consent was answered as if it had been done');
};
