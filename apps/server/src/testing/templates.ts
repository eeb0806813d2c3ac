// The prepared database with the demo institution already in it, to be copied: loading it takes a hundred times as long.
// Each kind is made once in a whole run of the tests, by the first who asks for it; whoever asks meanwhile waits.
import pg from 'pg';
import { argon2 } from '#acceso/credenciales/contrasena.ts';
import { cargarInstitucionDemo, type OpcionesDeDemo } from '#demo-institucion/cargar.ts';
import { abrirDatabase, abrirPool } from '#platform/database/pool.ts';
import type { Reloj } from '#platform/reloj.ts';
import { PLANTILLA } from './clusters.setup.ts';
import { COSTO_MINIMO } from './contrasena-como-dueno.ts';
import { crearBase, renombrarBase } from './databases.ts';

/**
 * `de-fabrica`: as an institution begins. `amplia`: whoever has a role does alone what the role does, so that a test of something else
 * needs no second person; auxiliares keep their limits, and undoing at the counter takes two.
 */
export type PoliticaDePrueba = 'de-fabrica' | 'amplia';

const AMPLIAR = `
  select set_config('cuadra.accion', 'prueba', false);
  update politica set cada = null, al_dia = null where rol <> 'auxiliar' and operacion <> 'caja-reversion';
  update politica_de_autorizacion set cada = null, al_dia = null`;

async function ampliar(urlDelDueno: string): Promise<void> {
  const dueno = new pg.Client({ connectionString: urlDelDueno });
  await dueno.connect();
  try {
    await dueno.query(AMPLIAR);
  } finally {
    await dueno.end();
  }
}

/** The name of a database to be copied. */
export async function plantillaConDemo(
  urlDeAdministracion: string,
  reloj: Reloj,
  { politica = 'amplia', ...demo }: Required<OpcionesDeDemo> & { readonly politica?: PoliticaDePrueba },
): Promise<string> {
  const opciones = { ...demo, politica };
  const nombre = [
    PLANTILLA,
    opciones.historia ? 'historia' : 'demo',
    opciones.firmada ? 'firmada' : 'abierta',
    opciones.politica === 'amplia' ? 'amplia' : 'fabrica',
  ].join('_');
  const turno = new pg.Client({ connectionString: urlDeAdministracion });
  await turno.connect();
  try {
    // Until this connection ends.
    await turno.query('select pg_advisory_lock(hashtext($1))', [nombre]);
    const { rowCount } = await turno.query('select from pg_database where datname = $1', [nombre]);
    if (rowCount === 0) await hacer(urlDeAdministracion, nombre, reloj, opciones);
  } finally {
    await turno.end();
  }
  return nombre;
}

/** It gets its name when it is whole: one that fails halfway is nobody's template. */
async function hacer(
  urlDeAdministracion: string,
  nombre: string,
  reloj: Reloj,
  opciones: OpcionesDeDemo & { readonly politica: PoliticaDePrueba },
): Promise<void> {
  const base = await crearBase(urlDeAdministracion, PLANTILLA);
  const db = abrirDatabase(abrirPool(base.urlDeLaAplicacion));
  const { hash } = argon2;
  argon2.hash = (contrasena) => hash(contrasena, COSTO_MINIMO);
  try {
    await cargarInstitucionDemo({ db, reloj }, opciones);
    if (opciones.politica === 'amplia') await ampliar(base.url);
  } finally {
    argon2.hash = hash;
    await db.destroy();
  }
  await renombrarBase(urlDeAdministracion, base.nombre, nombre);
}
