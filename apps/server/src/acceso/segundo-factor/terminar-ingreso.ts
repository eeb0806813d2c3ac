// The second half of a sign-in: the right password is behind, and what the person has in the hand is shown now.
import type {
  terminarIngreso as endpoint,
  PruebaDeSegundoFactor,
} from '@cuadra/contract/acceso/segundo-factor';
import type { ResponseOf } from '@cuadra/contract/endpoint';
import type { Contexto } from '#platform/contexto.ts';
import { escribir } from '#platform/database/escribir.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { abrirSesion } from '../sesiones/abrir-sesion.ts';
import { entregarToken } from '../sesiones/entregar-token.ts';
import { comprobarSegundoFactor } from './comprobar-segundo-factor.ts';
import { contarUsoDeCodigo } from './contar-cambio.ts';
import { recordarDispositivo } from './dispositivos.ts';
import { gastarIngresoPendiente, leerIngresoPendiente } from './ingreso-pendiente.ts';

export async function terminarIngreso(
  plataforma: Pick<Plataforma, 'db' | 'secreto' | 'secretoAnterior' | 'config' | 'cartero'>,
  contexto: Contexto,
  orden: {
    readonly intento: string;
    readonly recordar: boolean;
    readonly prueba: PruebaDeSegundoFactor;
  },
): Promise<ResponseOf<typeof endpoint>> {
  const { db, config, cartero } = plataforma;
  const { huella, usuario, nombre, correo } = await leerIngresoPendiente(db, orden.intento, contexto.ahora);
  const destino = { proposito: 'segundo-factor', deQuien: huella } as const;
  const { codigosRestantes } = await comprobarSegundoFactor(
    plataforma,
    contexto,
    { usuario, destino },
    orden.prueba,
  );
  const { sesion, dispositivo } = await escribir(db, contexto, 'sesion:iniciar', async (tx) => {
    const abierta = await abrirSesion(tx, contexto, config.sesion, { id: usuario, segundoFactor: true });
    await gastarIngresoPendiente(tx, huella);
    if (codigosRestantes !== null)
      await contarUsoDeCodigo(tx, cartero, contexto, { nombre, correo }, codigosRestantes);
    const recordado = orden.recordar ? await recordarDispositivo(tx, contexto, usuario) : null;
    return { sesion: abierta, dispositivo: recordado };
  });
  return { ...(await entregarToken(plataforma, contexto, sesion)), dispositivo, codigosRestantes };
}
