// Whoever these tests are about accepts every warning with a reason, so that a test about something else may post the same
// partida as often as it likes. Those about warnings call without it.
import { aceptarAdvertencia } from '@cuadra/contract/contabilidad/borradores/advertencias';
import * as borradores from '@cuadra/contract/contabilidad/borradores/borradores';
import {
  type Efecto,
  verEfecto,
  verEfectoDeReversion,
} from '@cuadra/contract/contabilidad/borradores/efecto';
import { contabilizarLote, importarPartidas } from '@cuadra/contract/contabilidad/importaciones/lote';
import { verPartida } from '@cuadra/contract/contabilidad/partidas';
import { revertirPartida } from '@cuadra/contract/contabilidad/reversion';
import type { CallOf, Endpoint } from '@cuadra/contract/endpoint';
import type { AplicacionDePrueba, OpcionesDeLlamada } from '#testing/application.ts';

type Llamar = AplicacionDePrueba['llamar'];

const MOTIVO = 'Así es';
/** Each time somebody else may have posted one more like it. */
const INTENTOS_MAX = 40;
export const DE_ADVERTENCIAS: ReadonlySet<string> = new Set([
  'ADVERTENCIA_SIN_ACEPTAR',
  'ADVERTENCIA_CAMBIADA',
]);

export function aceptando(llamar: Llamar): Llamar {
  return async (endpoint, call, opciones) => {
    let respuesta = await llamar(endpoint, call, opciones);
    for (let intento = 1; intento < INTENTOS_MAX; intento++) {
      if (!DE_ADVERTENCIAS.has(respuesta.problema?.codigo)) return respuesta;
      const conMotivos = await aceptar(llamar, endpoint, call, opciones ?? {});
      if (conMotivos === undefined) return respuesta;
      respuesta = await llamar(endpoint, conMotivos as typeof call, opciones);
    }
    return respuesta;
  };
}

/** The call with what it accepts; undefined: it is none of those that accept anything. */
async function aceptar(
  llamar: Llamar,
  endpoint: Endpoint,
  call: unknown,
  opciones: OpcionesDeLlamada,
): Promise<unknown> {
  const { llave: _, ...sinLlave } = opciones;
  if (endpoint === borradores.crearPartida) {
    const { body } = call as CallOf<typeof borradores.crearPartida>;
    const { contabilizar: _si, aceptadas: _antes, ...escrita } = body;
    return { body: { ...body, aceptadas: await motivosPara(llamar, escrita, sinLlave) } };
  }
  if (endpoint === borradores.contabilizarPartida || endpoint === borradores.enviarPartida) {
    const { params } = call as CallOf<typeof borradores.enviarPartida>;
    await aceptarDelBorrador(llamar, params.id, sinLlave);
    return call;
  }
  if (endpoint === revertirPartida) {
    const { params, body } = call as CallOf<typeof revertirPartida>;
    const { fecha, lineas, resultados } = body;
    const { cuerpo } = await llamar(
      verEfectoDeReversion,
      { params, body: { fecha, lineas, resultados } },
      sinLlave,
    );
    return { params, body: { ...body, aceptadas: porAceptar(cuerpo) } };
  }
  if (endpoint !== contabilizarLote && endpoint !== importarPartidas) return undefined;
  const { query, body } = call as CallOf<typeof contabilizarLote>;
  const { cuerpo } = await llamar(
    contabilizarLote.path === endpoint.path ? contabilizarLote : importarPartidas,
    {
      query: { ...query, ensayo: 'true' },
      body,
    } as never,
    sinLlave,
  );
  const { porCodigo, sena } = cuerpo.advertencias;
  const aceptadas = JSON.stringify(porCodigo.map(({ codigo }) => ({ codigo, motivo: MOTIVO })));
  return { query: { ...query, aceptadas, leidas: sena }, body };
}

type Escrita = CallOf<typeof verEfecto>['body'];

/** Each of its warnings, accepted. */
export async function motivosPara(llamar: Llamar, body: Escrita, opciones: OpcionesDeLlamada) {
  const { cuerpo } = await llamar(verEfecto, { body }, opciones);
  return porAceptar(cuerpo);
}

const porAceptar = ({ advertencias }: Efecto) =>
  advertencias
    .filter(({ aceptada }) => aceptada === null)
    .map(({ codigo, clave }) => ({ codigo, clave, motivo: MOTIVO }));

export async function aceptarDelBorrador(
  llamar: Llamar,
  id: string,
  opciones: OpcionesDeLlamada,
): Promise<void> {
  const { cuerpo } = await llamar(verPartida, { params: { id } }, opciones);
  const { tipo, fecha, fechaDocumento, agencia, concepto, lineas } = cuerpo;
  const escrita = {
    ...{ id, fecha, fechaDocumento, agencia, concepto },
    tipo: tipo as Escrita['tipo'],
    lineas: lineas.map(({ n: _, nombreCuenta: __, ...linea }) => linea),
  };
  for (const body of await motivosPara(llamar, escrita, opciones))
    await llamar(aceptarAdvertencia, { params: { id }, body }, opciones);
}
