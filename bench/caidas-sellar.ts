// A signed head of the books before they are altered: whoever alters them afterwards cannot alter what was delivered. And a few partidas
// after it, which no signature holds yet.
import { randomUUID } from 'node:crypto';
import { setTimeout as esperar } from 'node:timers/promises';
import { entrarEn } from './banco.ts';
import { contabilizarUna, enviar } from './caidas-peticiones.ts';
import { detallar } from './informe.ts';

const INTENTOS_MAX = 30;
const ESPERA_MS = 5_000;
/** The program has no heads. */
const NO_HAY = 404;

/** How many are posted after it. */
export const TRAS_EL_SELLO = 4;

export async function sellarLibros(url: string): Promise<void> {
  const token = await entrarEn(url, 'auditor@cuadra.demo');
  for (let intento = 0; intento < INTENTOS_MAX; intento++) {
    const respuesta = await enviar({ url, token }, '/api/administracion/sellos');
    if (respuesta.status === 201) return contabilizarDespues(url);
    if (respuesta.status === NO_HAY) return detallar('sin sellos: lo que solo ellos prueban no se hallará');
    // One was made a moment ago: the next one holds what came after.
    await esperar(ESPERA_MS);
  }
  throw new Error('No se pudo sellar antes de alterar.');
}

async function contabilizarDespues(url: string): Promise<void> {
  const llamada = { url, token: await entrarEn(url, 'contador@cuadra.demo') };
  for (let n = 0; n < TRAS_EL_SELLO; n++) {
    const respuesta = await contabilizarUna(llamada, randomUUID());
    if (respuesta.status !== 201) throw new Error(`No se contabilizó: ${await respuesta.text()}`);
  }
}
