// What each person has of second factor.
import type { MiSegundoFactor } from '@cuadra/contract/acceso/segundo-factor';
import type { MetodoDeSegundoFactor } from '@cuadra/contract/acceso/segundo-factor-requerido';
import { sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';

interface Formas {
  readonly passkeys: number;
  readonly totp: boolean;
  readonly codigos: number;
}

/** How many of each; recovery codes alone are none. */
export async function leerFormas(db: Database, usuario: string): Promise<Formas> {
  const { rows } = await sql<Formas>`select
    (select count(*)::int from passkey where usuario = ${usuario}) as passkeys,
    exists (select from totp where usuario = ${usuario} and confirmado_en is not null) as totp,
    coalesce((select quedan from recuperacion where usuario = ${usuario}), 0) as codigos`.execute(db);
  return rows[0] ?? { passkeys: 0, totp: false, codigos: 0 };
}

export async function tieneSegundoFactor(db: Database, usuario: string): Promise<boolean> {
  return (await metodosDe(db, usuario)).length > 0;
}

/** The ways in which this person may complete a sign-in; none: the password is enough. */
export async function metodosDe(db: Database, usuario: string): Promise<MetodoDeSegundoFactor[]> {
  const { passkeys, totp, codigos } = await leerFormas(db, usuario);
  if (passkeys === 0 && !totp) return [];
  return [
    ...(passkeys > 0 ? ['passkey' as const] : []),
    ...(totp ? ['totp' as const] : []),
    ...(codigos > 0 ? ['recuperacion' as const] : []),
  ];
}

/** Whether one of their roles asks for it. */
export async function esObligatorioPara(db: Database, usuario: string): Promise<boolean> {
  const alguno = await db
    .selectFrom('usuarioRol')
    .innerJoin('rolConSegundoFactor', 'rolConSegundoFactor.rol', 'usuarioRol.rol')
    .select('usuarioRol.rol')
    .where('usuarioRol.usuario', '=', usuario)
    .executeTakeFirst();
  return alguno !== undefined;
}

export async function leerMiSegundoFactor(
  db: Database,
  { esDemo }: { readonly esDemo: boolean },
  usuario: string,
  ahora: Temporal.Instant,
): Promise<MiSegundoFactor> {
  const passkeys = await db
    .selectFrom('passkey')
    .select(['id', 'nombre', 'creadaEn', 'ultimoUso'])
    .where('usuario', '=', usuario)
    .orderBy('creadaEn')
    .orderBy('id')
    .execute();
  const totp = await db
    .selectFrom('totp')
    .select('confirmadoEn')
    .where('usuario', '=', usuario)
    .where('confirmadoEn', 'is not', null)
    .executeTakeFirst();
  const { codigos } = await leerFormas(db, usuario);
  const dispositivos = await db
    .selectFrom('dispositivoRecordado')
    .select(['id', 'navegador', 'direccion', 'creadoEn', 'ultimoUso', 'venceEn'])
    .where('usuario', '=', usuario)
    .where('venceEn', '>', ahora.toString())
    .orderBy('ultimoUso', 'desc')
    .orderBy('id')
    .execute();
  return {
    esObligatorio: !esDemo && (await esObligatorioPara(db, usuario)),
    passkeys,
    totpDesde: totp?.confirmadoEn ?? null,
    codigosRestantes: codigos,
    dispositivos,
  };
}
