// Everything as it was before a move that did not end, however it stopped. Only while the directory still says the origin:
// writing is allowed there again first, and what was being made elsewhere is dropped last.
import type pg from 'pg';
import { InstitucionError } from '#platform/institucion-error.ts';
import type { Institucion } from '../directorio/directorio.ts';
import { cumuloDe } from '../directorio/validar.ts';
import { borrarBaseNueva, estadoDe, tomarBase } from '../ordenes/base-nueva.ts';
import { buscarInstitucion } from '../ordenes/buscar.ts';
import type { Entorno } from '../ordenes/crear.ts';
import { baseDe, conDueno } from '../ordenes/duenos.ts';
import { tomarObra } from '../ordenes/obra.ts';
import { dejarDeSuscribir } from './destino.ts';
import { dejarDePublicar } from './origen.ts';
import { abrirEscrituras, quitarGuardas } from './solo-lectura.ts';

export async function deshacerMudanza(entorno: Entorno, nombre: string): Promise<readonly string[]> {
  const una = await buscarInstitucion(entorno.directorio, nombre);
  const origen = entorno.duenos.direccion(cumuloDe(una.databaseUrl), baseDe(una.databaseUrl));
  return conDueno(origen, async (dueno) => {
    await tomarObra(dueno, nombre);
    return dejarComoEstaba(entorno, una, dueno);
  });
}

/**
 * By whoever works on it alone. Asked of the directory again: had it been handed over meanwhile, opening what stayed behind
 * would make two places that accept. Answers which clusters could not be reached.
 */
export async function dejarComoEstaba(
  entorno: Entorno,
  una: Institucion,
  dueno: pg.Client,
): Promise<readonly string[]> {
  const { databaseUrl } = await buscarInstitucion(entorno.directorio, una.nombre);
  if (databaseUrl !== una.databaseUrl)
    throw new InstitucionError(`${una.nombre} cambió de lugar mientras tanto. Repita la orden.`);
  await abrirEscrituras(dueno);
  return recoger(entorno, una);
}

/** What is left besides, once the origin accepts again. */
async function recoger(entorno: Entorno, una: Institucion): Promise<readonly string[]> {
  const { directorio, duenos, reloj } = entorno;
  if ((await buscarInstitucion(directorio, una.nombre)).estado === 'mudanza')
    await directorio.cambiarEstado(una.nombre, 'activa');
  const cumulo = cumuloDe(una.databaseUrl);
  const sinAlcance: string[] = [];
  for (const otro of duenos.cumulos.filter((cual) => cual !== cumulo)) {
    await borrarEnCurso(entorno, otro, baseDe(una.databaseUrl)).catch(() => sinAlcance.push(otro));
  }
  await conDueno(duenos.direccion(cumulo, baseDe(una.databaseUrl)), async (dueno) => {
    await dejarDePublicar(dueno);
    await quitarGuardas(dueno, reloj);
  });
  return sinAlcance;
}

async function borrarEnCurso({ directorio, duenos }: Entorno, cumulo: string, base: string): Promise<void> {
  const enUso = (await directorio.listar()).some(
    ({ databaseUrl }) => cumuloDe(databaseUrl) === cumulo && baseDe(databaseUrl) === base,
  );
  if (enUso) return;
  await conDueno(duenos.direccion(cumulo), async (admin) => {
    if ((await estadoDe(admin, base)) !== 'sin terminar') return;
    await tomarBase(admin, base);
    await conDueno(duenos.direccion(cumulo, base), dejarDeSuscribir);
    await borrarBaseNueva(admin, base);
  });
}
