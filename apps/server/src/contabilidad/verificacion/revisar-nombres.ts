// What the accounts were called: each version of the names computed again from what it says, and the chart as its last
// version says it. Partidas seal the link of a version, so that nobody renames an account in a document of the past.
import { hash } from 'node:crypto';
import type { Hallazgo } from '@cuadra/contract/contabilidad/verificacion';
import { sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';

interface Version {
  readonly version: number;
  readonly huella: string | null;
  /** Account and name in hexadecimal of its UTF-8, or null if it left the chart; in the order of the codes. */
  readonly nombres: readonly (readonly [idCuenta: string, nombre: string | null])[];
}

export async function revisarNombres(db: Database): Promise<Hallazgo[]> {
  const primera = primeraRota(await leerVersiones(db));
  return [...(primera === undefined ? [] : [primera]), ...(await compararConElCatalogo(db))].map(
    comoHallazgo,
  );
}

/** Also those of which only one half is there. */
async function leerVersiones(db: Database): Promise<Version[]> {
  const { rows } = await sql<Version>`
    select version, encode(v.huella, 'hex') as huella, coalesce(n.nombres, '[]') as nombres
    from version_de_nombres v full join (
      select version, json_agg(json_build_array(id_cuenta, encode(convert_to(nombre, 'UTF8'), 'hex')) order by id_cuenta collate "C") as nombres
      from nombre_de_cuenta group by version
    ) n using (version)
    order by version`.execute(db);
  return rows;
}

function primeraRota(versiones: readonly Version[]): string | undefined {
  let anterior = '00'.repeat(32);
  for (const [indice, { version, huella, nombres }] of versiones.entries()) {
    if (version !== indice + 1) return `Falta la versión ${indice + 1} de los nombres de las cuentas.`;
    const dichos = nombres.map(([idCuenta, nombre]) => `,${idCuenta}=${nombre ?? '-'}`).join('');
    const calculada = hash('sha256', `${anterior}${version}${dichos}`, 'hex');
    if (huella !== calculada)
      return `La versión ${version} de los nombres de las cuentas ${cambio(nombres)}.`;
    anterior = calculada;
  }
  return undefined;
}

function cambio(nombres: Version['nombres']): string {
  const cuentas = nombres.map(([idCuenta]) => idCuenta);
  if (cuentas.length === 0) return 'ya no dice los que tenía';
  const demas = cuentas.length > CUENTAS_MAX ? ` y otras ${cuentas.length - CUENTAS_MAX}` : '';
  return `cambió después de sellarse; nombra a ${cuentas.slice(0, CUENTAS_MAX).join(', ')}${demas}`;
}

const CUENTAS_MAX = 3;
const DISTINTAS_MAX = 20;

/** Each account against the last that was said of it. */
async function compararConElCatalogo(db: Database): Promise<string[]> {
  const { rows } = await sql<{ idCuenta: string; actual: string | null; sellado: string | null }>`
    select id_cuenta, c.nombre_cuenta as actual, n.nombre as sellado
    from cuenta c full join (
      select distinct on (n.id_cuenta) n.id_cuenta, n.nombre from nombre_de_cuenta n order by n.id_cuenta, n.version desc
    ) n using (id_cuenta)
    where c.nombre_cuenta is distinct from n.nombre
    order by id_cuenta collate "C" limit ${DISTINTAS_MAX}`.execute(db);
  return rows.map(({ idCuenta, actual, sellado }) => {
    if (actual === null)
      return `La cuenta ${idCuenta} «${sellado}» no está en el catálogo y nadie la quitó de él.`;
    const dicho =
      sellado === null ? 'no quedó constancia de ese nombre' : `el último que se le dio es «${sellado}»`;
    return `La cuenta ${idCuenta} se llama «${actual}» y ${dicho}.`;
  });
}

const comoHallazgo = (mensaje: string): Hallazgo => ({
  regla: 'catalogo',
  ejercicio: null,
  numero: null,
  idPartida: null,
  mensaje,
});
