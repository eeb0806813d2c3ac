// How the people of mundo-de-cajas send each other cash.
import { randomUUID } from 'node:crypto';
import * as contrato from '@cuadra/contract/contabilidad/cajas/traslados';
import { centavos } from '@cuadra/core/dinero';
import type { MundoDeCajas, Persona } from './mundo-de-cajas.ts';

export const PARA_QUE = 'Para el cambio';

interface Envio {
  readonly llave?: string;
  readonly autorizacion?: string;
}

export function trasladosDe({ llamar }: Pick<MundoDeCajas, 'llamar'>) {
  const conVersion =
    (endpoint: typeof contrato.recibirTraslado | typeof contrato.devolverTraslado) =>
    ({ token }: Persona, { id, version }: contrato.Traslado, llave: string = randomUUID()) =>
      llamar(endpoint, { params: { id }, body: { version } }, { token, llave });
  const conMotivo =
    (endpoint: typeof contrato.anularPedido | typeof contrato.rechazarTraslado) =>
    ({ token }: Persona, { id, version }: contrato.Traslado) =>
      llamar(endpoint, { params: { id }, body: { version, motivo: 'No hace falta' } }, { token });
  return {
    enviar: (
      { token }: Persona,
      destino: string,
      monto: number,
      { llave = randomUUID(), autorizacion }: Envio = {},
    ) =>
      llamar(
        contrato.enviarTraslado,
        { body: { destino, monto: centavos(monto), concepto: PARA_QUE } },
        { token, llave, autorizacion },
      ),
    pedir: ({ token }: Persona, origen: string, monto: number) =>
      llamar(
        contrato.pedirTraslado,
        { body: { origen, monto: centavos(monto), concepto: PARA_QUE } },
        { token },
      ),
    atender: (
      { token }: Persona,
      { id, version }: contrato.Traslado,
      { llave = randomUUID(), autorizacion }: Envio = {},
    ) =>
      llamar(contrato.atenderPedido, { params: { id }, body: { version } }, { token, llave, autorizacion }),
    recibir: conVersion(contrato.recibirTraslado),
    devolver: conVersion(contrato.devolverTraslado),
    anular: conMotivo(contrato.anularPedido),
    rechazar: conMotivo(contrato.rechazarTraslado),
    listar: ({ token }: Persona) => llamar(contrato.listarTraslados, {}, { token }),
  };
}
