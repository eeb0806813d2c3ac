// What the institution leaves behind: the books as they were handed over, closed for ever to its application and kept until
// somebody decides otherwise. A command run again finds them by their guards, which refuse every write.
import pg from 'pg';
import { papelesConPermisos } from '#platform/database/papel-de-la-aplicacion.ts';
import type { Institucion } from '../directorio/directorio.ts';
import { cumuloDe } from '../directorio/validar.ts';
import { terminarBaseNueva } from '../ordenes/base-nueva.ts';
import type { Entorno } from '../ordenes/crear.ts';
import { baseDe, conDueno } from '../ordenes/duenos.ts';
import { dejarDePublicar } from './origen.ts';
import { estaCerrada } from './solo-lectura.ts';

const EN_USO = '55006';
const INTENTOS_MAX = 40;
/** Whoever was reading there hears of the new place meanwhile. */
const DESPEDIDA_MS = 2_000;

/** `una`: already where it lives now. Answers what was kept (server:port/database); undefined: there was nothing to retire. */
export async function retirarOrigen(entorno: Entorno, una: Institucion): Promise<string | undefined> {
  const { directorio, duenos } = entorno;
  const [aqui, base] = [cumuloDe(una.databaseUrl), baseDe(una.databaseUrl)];
  await conDueno(duenos.direccion(aqui), (admin) => terminarBaseNueva(admin, base, `Cuadra, ${una.nombre}`));
  const ajenas = new Set((await directorio.listar()).map(({ databaseUrl }) => donde(databaseUrl)));
  for (const cumulo of duenos.cumulos) {
    if (ajenas.has(`${cumulo}/${base}`)) continue;
    const guardada = await retirarDe(entorno, cumulo, base).catch((error: unknown) => {
      if (SIN_RESPUESTA.has((error as { code?: string }).code ?? '')) return undefined;
      throw error;
    });
    if (guardada !== undefined) return guardada;
  }
  return undefined;
}

/** No such database, nobody there. */
const SIN_RESPUESTA = new Set(['3D000', 'ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT']);

const donde = (direccion: string): string => `${cumuloDe(direccion)}/${baseDe(direccion)}`;

async function retirarDe(
  { duenos, reloj }: Entorno,
  cumulo: string,
  base: string,
): Promise<string | undefined> {
  const esLaDeAntes = await conDueno(duenos.direccion(cumulo, base), async (origen) => {
    if (!(await estaCerrada(origen))) return false;
    await dejarDePublicar(origen);
    for (const papel of await papelesConPermisos(origen))
      await origen.query(
        `revoke connect on database ${pg.escapeIdentifier(base)} from ${pg.escapeIdentifier(papel)}`,
      );
    return true;
  });
  if (!esLaDeAntes) return undefined;
  await reloj.esperar(DESPEDIDA_MS);
  const fecha = reloj.ahora().toString().slice(0, 16).replaceAll(/\D/g, '');
  const nombre = `${base}_mudada_${fecha}`;
  await conDueno(duenos.direccion(cumulo), (admin) => renombrar(admin, base, nombre));
  return `${cumulo}/${nombre}`;
}

async function renombrar(admin: pg.Client, base: string, nombre: string): Promise<void> {
  for (let intento = 1; ; intento++) {
    await admin.query(
      'select pg_terminate_backend(pid, 1000) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
      [base],
    );
    try {
      await admin.query(
        `alter database ${pg.escapeIdentifier(base)} rename to ${pg.escapeIdentifier(nombre)}`,
      );
      return;
    } catch (error) {
      if ((error as { code?: string }).code !== EN_USO || intento >= INTENTOS_MAX) throw error;
    }
  }
}
