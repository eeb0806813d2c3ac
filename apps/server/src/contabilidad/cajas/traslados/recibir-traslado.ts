import type { recibirTraslado as endpoint, Traslado } from '@cuadra/contract/contabilidad/cajas/traslados';
import type { BodyOf } from '@cuadra/contract/endpoint';
import type { Llave } from '#contabilidad/libro/llaves.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import { avisarTraslado } from '../avisos.ts';
import { cambiarTraslado, exigirTraslado } from './exigir-traslado.ts';
import { jornadaEnCaja, type Medios, moverTraslado, salidaDe, unTramo } from './mover-traslado.ts';

/** What was on its way enters the own caja. */
export function recibirTraslado(
  medios: Medios,
  contexto: ContextoConActor,
  id: string,
  { version }: BodyOf<typeof endpoint>,
  llave: Llave | undefined,
): Promise<Traslado> {
  const { db } = medios;
  return unTramo(medios, contexto, llave, async () => {
    const estado = 'en_transito';
    const traslado = await exigirTraslado(db, contexto, { id, version, lados: ['destino'], estado });
    const jornada = await jornadaEnCaja(db, contexto, traslado.destino);
    return moverTraslado(medios, contexto, {
      accion: 'cajas:recibir-traslado',
      jornada,
      traslado,
      sentido: 'entrada',
      contracuenta: (await salidaDe(db, id)).idCuenta,
      llave,
      antes: (tx) => cambiarTraslado(tx, traslado, { estado: 'recibido' }),
      despues: (tx) => avisarTraslado(tx, contexto, traslado, 'recibido'),
    });
  });
}
