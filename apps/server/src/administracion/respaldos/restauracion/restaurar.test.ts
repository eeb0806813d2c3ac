// The drill: an institution posts while it is copied, falls, and comes back at a second in the middle. Nothing acknowledged before that second is missing, nothing
// asked for after it is there, and its books verify.
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { verificar } from '#contabilidad/verificacion/verificar.ts';
import type { Database } from '#platform/database/pool.ts';
import { relojDelSistema } from '#platform/reloj.ts';
import { type CarpetaTemporal, crearCarpetaTemporal } from '#testing/temp-folder.ts';
import { abrirInstitucionRespaldada, type InstitucionRespaldada } from '../testing/institucion-respaldada.ts';
import { type Restauracion, restaurar } from './restaurar.ts';

let carpeta: CarpetaTemporal;
let institucion: InstitucionRespaldada;
let identidad: string;
let mitad: Temporal.Instant;

beforeAll(async () => {
  carpeta = await crearCarpetaTemporal('respaldos');
  identidad = await generateX25519Identity();
  institucion = await abrirInstitucionRespaldada(carpeta.ruta, {
    publica: await identityToRecipient(identidad),
  });
  const parar = institucion.contabilizarSinParar(8);
  await institucion.copiar();
  await institucion.contabilizar();
  await institucion.archivar();
  await institucion.contabilizar();
  mitad = relojDelSistema.ahora();
  await institucion.contabilizar();
  await institucion.archivar();
  await institucion.contabilizar();
  await institucion.archivar();
  await institucion.caer();
  await parar();
});
afterAll(async () => {
  await institucion.cerrar();
  await carpeta.borrar();
});

let veces = 0;

async function restaurarHasta(hasta: Temporal.Instant | undefined, cambios: Partial<Restauracion> = {}) {
  let guardadas: ReadonlySet<string> = new Set();
  const restaurado = await restaurar({
    de: institucion.repositorio,
    en: join(carpeta.ruta, `otra vez ${veces++}`),
    hasta,
    con: { identidades: [identidad] },
    esSimulacro: true,
    verificar: async (db) => {
      guardadas = await idsDe(db);
      return verificar(db);
    },
    ...cambios,
  });
  return { ...restaurado, guardadas };
}

async function idsDe(db: Database): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`select id::text from partida`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

const antesDe = (instante: Temporal.Instant) =>
  institucion.confirmadas.filter(({ confirmada }) => Temporal.Instant.compare(confirmada, instante) <= 0);
const despuesDe = (instante: Temporal.Instant) =>
  institucion.confirmadas.filter(({ pedida }) => Temporal.Instant.compare(pedida, instante) > 0);

it('a un segundo de en medio: está todo lo confirmado antes, nada de lo pedido después, y los libros cuadran', async () => {
  const { informe, guardadas } = await restaurarHasta(mitad);
  expect(informe).toMatchObject({ limpio: true });
  expect(antesDe(mitad).length).toBeGreaterThan(8);
  expect(antesDe(mitad).filter(({ id }) => !guardadas.has(id))).toEqual([]);
  expect(despuesDe(mitad).length).toBeGreaterThan(1);
  expect(despuesDe(mitad).filter(({ id }) => guardadas.has(id))).toEqual([]);
});

it('sin pedir un segundo: hasta lo último que se archivó', async () => {
  const { informe, guardadas } = await restaurarHasta(undefined);
  expect(informe).toMatchObject({ limpio: true });
  expect(guardadas.size).toBeGreaterThan(antesDe(mitad).length);
});
