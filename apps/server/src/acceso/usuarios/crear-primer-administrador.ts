// A real institution starts with no default account: its first administrator is the one its settings name, or whoever started it
// and comes with the code that was printed (primer-inicio).

import { juzgarContrasena } from '@cuadra/contract/acceso/juzgar-contrasena';
import { type Expression, type SqlBool, sql } from 'kysely';
import { ConfigError } from '#platform/config.ts';
import { type Contexto, contextoDelSistema } from '#platform/contexto.ts';
import { escribir, type Tx } from '#platform/database/escribir.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { cifrarContrasena } from '../credenciales/contrasena.ts';
import { exigirContrasenaFuerte } from '../credenciales/exigir-contrasena-fuerte.ts';
import { darDeAlta } from './dar-de-alta.ts';

/** How an institution is called until somebody writes its name. */
export const NOMBRE_POR_ESCRIBIR = 'Mi institución';
const NOMBRE = 'Administrador';
const CANDADO = 5_140_782_233;

/**
 * sin-usuarios: nobody can enter and no setting says who should. `ajenos` is a condition on the table usuario: those that
 * do not count.
 */
export async function crearPrimerAdministrador(
  { db, config, reloj }: Pick<Plataforma, 'db' | 'config' | 'reloj'>,
  ajenos: Expression<SqlBool>,
): Promise<'creado' | 'no-hacia-falta' | 'sin-usuarios'> {
  if (config.esDemo || (await hayUsuarios(db, ajenos))) return 'no-hacia-falta';
  if (config.administrador === undefined) return 'sin-usuarios';
  const persona = {
    nombre: NOMBRE,
    ...config.administrador,
    correo: config.administrador.correo.trim().toLowerCase(),
  };
  const { debilidad } = juzgarContrasena(persona.contrasena, persona);
  if (debilidad !== undefined) throw new ConfigError(`CUADRA_ADMIN_PASSWORD: ${debilidad}`);
  return nombrarPrimerAdministrador({ db }, contextoDelSistema(reloj.ahora(), 'inicio'), persona, ajenos);
}

interface PrimerAdministrador {
  readonly nombre: string;
  readonly correo: string;
  readonly contrasena: string;
}

/** Nobody is asked for more than that there is nobody else: who may name one is judged before. */
export async function nombrarPrimerAdministrador(
  { db }: Pick<Plataforma, 'db'>,
  contexto: Contexto,
  persona: PrimerAdministrador,
  ajenos: Expression<SqlBool>,
): Promise<'creado' | 'no-hacia-falta'> {
  exigirContrasenaFuerte(persona.contrasena, persona, 'password');
  const contrasena = await cifrarContrasena(persona.contrasena);
  return escribir(db, contexto, 'usuarios:primer-administrador', async (tx) => {
    // Several processes may start at once on one database; one of them does this.
    await sql`select pg_advisory_xact_lock(${CANDADO})`.execute(tx);
    if (await hayUsuarios(tx, ajenos)) return 'no-hacia-falta';
    const agencias = await prepararInstitucion(tx);
    await darDeAlta(tx, contexto, { ...persona, contrasena, roles: ['administrador'], agencias });
    return 'creado';
  });
}

/** Some of the institution's own. The others, those of a demo that was here before, cannot enter any more. */
export async function hayUsuarios(db: Plataforma['db'], ajenos: Expression<SqlBool>): Promise<boolean> {
  const alguno = await db
    .selectFrom('usuario')
    .select('id')
    .where(({ not }) => not(ajenos))
    .limit(1)
    .executeTakeFirst();
  return alguno !== undefined;
}

async function prepararInstitucion(tx: Tx): Promise<string[]> {
  const institucion = await tx.selectFrom('institucion').select('id').executeTakeFirst();
  if (institucion === undefined) {
    await tx
      .insertInto('institucion')
      .values({ nombre: NOMBRE_POR_ESCRIBIR, nit: '', direccion: '' })
      .execute();
  }
  const agencias = await tx.selectFrom('agencia').select('idAgencia').execute();
  if (agencias.length > 0) return agencias.map(({ idAgencia }) => idAgencia);
  await tx
    .insertInto('agencia')
    .values({ idAgencia: '01', nombreAgencia: 'Agencia central', municipio: '' })
    .execute();
  return ['01'];
}
