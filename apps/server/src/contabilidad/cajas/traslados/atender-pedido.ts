import type { atenderPedido as endpoint, Traslado } from '@cuadra/contract/contabilidad/cajas/traslados';
import type { BodyOf } from '@cuadra/contract/endpoint';
import type { Llave } from '#contabilidad/libro/llaves.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import { avisarTraslado } from '../avisos.ts';
import { cambiarTraslado, exigirTraslado } from './exigir-traslado.ts';
import {
  exigirCuentaDeTransito,
  jornadaEnCaja,
  type Medios,
  moverTraslado,
  unTramo,
} from './mover-traslado.ts';
import { exigirOtraCaja, exigirQuienReciba } from './otra-caja.ts';

/** What another caja asked for leaves the own one. */
export function atenderPedido(
  medios: Medios,
  contexto: ContextoConActor,
  id: string,
  { version }: BodyOf<typeof endpoint>,
  llave: Llave | undefined,
): Promise<Traslado> {
  const { db } = medios;
  return unTramo(medios, contexto, llave, async () => {
    const traslado = await exigirTraslado(db, contexto, { id, version, lados: ['origen'], estado: 'pedido' });
    const jornada = await jornadaEnCaja(db, contexto, traslado.origen);
    const otra = await exigirOtraCaja(db, contexto, jornada, traslado.destino);
    exigirQuienReciba(otra);
    return moverTraslado(medios, contexto, {
      accion: 'cajas:enviar-traslado',
      jornada,
      traslado,
      sentido: 'salida',
      deQue: { detalle: `a la caja ${otra.codigo}` },
      contracuenta: await exigirCuentaDeTransito(db),
      llave,
      antes: (tx) => cambiarTraslado(tx, traslado, { estado: 'en_transito' }),
      despues: (tx) => avisarTraslado(tx, contexto, traslado, 'enviado'),
    });
  });
}
