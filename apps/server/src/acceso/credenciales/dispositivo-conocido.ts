// Where a person has signed in lately. From there nobody else's failures stop them: whoever guesses from elsewhere slows
// down the places nobody knows. Known are the address (of IPv6, its network: the rest changes by itself) and the browser, by
// what it keeps (`equipo`): a whole office shares one address, nobody shares what a browser keeps. Both are kept as a digest
// with the account, so that asking is the same for an account that does not exist.
import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Contexto } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';

const MEMORIA: Temporal.DurationLike = { hours: 30 * 24 };
const LIMPIEZA_MAX = 100;

/** By what somebody is known: the browser, which is the better word for who it is, or the address. */
export type Conocido = { readonly por: 'equipo'; readonly huella: string } | { readonly por: 'direccion' };

export async function reconocer(
  db: Database,
  { direccion, ahora }: Pick<Contexto, 'direccion' | 'ahora'>,
  correo: string,
  equipo?: string,
): Promise<Conocido | undefined> {
  const deEquipo = equipo === undefined ? undefined : huellaDeEquipo(correo, equipo);
  const deDireccion = huellaDe(correo, direccion);
  const filas = await db
    .selectFrom('dispositivoConocido')
    .select('huella')
    .where('huella', 'in', deEquipo === undefined ? [deDireccion] : [deEquipo, deDireccion])
    .where('vistoEn', '>', ahora.subtract(MEMORIA).toString())
    .execute();
  if (deEquipo !== undefined && filas.some(({ huella }) => huella === deEquipo))
    return { por: 'equipo', huella: deEquipo };
  return filas.length > 0 ? { por: 'direccion' } : undefined;
}

/** True when the address was not known. */
export async function conocer(
  tx: Tx,
  { direccion, ahora }: Pick<Contexto, 'direccion' | 'ahora'>,
  { id: usuario, correo }: { readonly id: string; readonly correo: string },
  equipo?: string,
): Promise<boolean> {
  const eraConocido = await reconocer(tx, { direccion, ahora }, correo);
  const vistoEn = ahora.toString();
  const huellas = [
    huellaDe(correo, direccion),
    ...(equipo === undefined ? [] : [huellaDeEquipo(correo, equipo)]),
  ];
  await tx
    .insertInto('dispositivoConocido')
    .values(huellas.map((huella) => ({ huella, usuario, vistoEn })))
    .onConflict((conflicto) => conflicto.column('huella').doUpdateSet({ usuario, vistoEn }))
    .execute();
  await limpiar(tx, ahora);
  return eraConocido === undefined;
}

/** When the password changes: whoever had the old one is a stranger again, everywhere but here. */
export async function desconocerOtros(
  tx: Tx,
  { direccion }: Pick<Contexto, 'direccion'>,
  { id, correo }: { readonly id: string; readonly correo: string },
): Promise<void> {
  await tx
    .deleteFrom('dispositivoConocido')
    .where('usuario', '=', id)
    .where('huella', '<>', huellaDe(correo, direccion))
    .execute();
}

/** The address, or the network that its owner was given: in IPv6 the other half is theirs to change at will. */
export function redDe(direccion: string): string {
  const [sinZona = ''] = direccion.split('%');
  const deIPv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(sinZona)?.[1];
  if (deIPv4 !== undefined) return deIPv4;
  if (!isIPv6(sinZona)) return sinZona;
  const [cabeza = '', cola] = sinZona.toLowerCase().split('::');
  const inicio = cabeza === '' ? [] : cabeza.split(':');
  const fin = cola === undefined || cola === '' ? [] : cola.split(':');
  const ceros = Array.from({ length: Math.max(0, 8 - inicio.length - fin.length) }, () => '0');
  const grupos = cola === undefined ? inicio : [...inicio, ...ceros, ...fin];
  return `${grupos
    .slice(0, 4)
    .map((grupo) => grupo.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

const huellaDe = (correo: string, direccion: string) => digerir(`${correo}\n${redDe(direccion)}`);
const huellaDeEquipo = (correo: string, equipo: string) => digerir(`${correo}\nequipo ${equipo}`);
const digerir = (texto: string) => createHash('sha256').update(texto).digest('hex');

async function limpiar(tx: Tx, ahora: Temporal.Instant): Promise<void> {
  await tx
    .deleteFrom('dispositivoConocido')
    .where('huella', 'in', (viejas) =>
      viejas
        .selectFrom('dispositivoConocido')
        .select('huella')
        .where('vistoEn', '<', ahora.subtract(MEMORIA).toString())
        .limit(LIMPIEZA_MAX)
        .forUpdate()
        .skipLocked(),
    )
    .execute();
}
