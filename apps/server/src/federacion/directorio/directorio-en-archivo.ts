// The directory as a file of JSON that only its owner can read. Looked at every second; one that cannot be read is told in
// the log, and what it said before goes on.
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { z } from 'zod';
import { InstitucionError } from '#platform/institucion-error.ts';
import { conCandado, escribirSecreto, leerSecreto } from './archivo-secreto.ts';
import { cambiosEn } from './cambios.ts';
import type { DirectorioAbierto, Institucion, OpcionesDeDirectorio } from './directorio.ts';
import { crearMemoria } from './memoria.ts';
import { exigirDistintas, leerInstituciones } from './validar.ts';

const ENTRE_MIRADAS_MS = 1_000;

export async function abrirEnArchivo(
  indicada: string,
  { log, crear = false }: OpcionesDeDirectorio,
): Promise<DirectorioAbierto> {
  const ruta = resolve(indicada);
  if (crear) await conCandado(ruta, () => crearSiFalta(ruta));
  const memoria = crearMemoria();
  let vista = await huellaDe(ruta);
  memoria.poner(await leer(ruta));

  const mirar = async () => {
    const ahora = await huellaDe(ruta);
    if (ahora === vista) return;
    vista = ahora;
    try {
      memoria.poner(await leer(ruta));
    } catch (error) {
      log.error({ err: error }, 'El directorio de instituciones no se pudo leer: sigue lo último que dijo');
    }
  };
  const vigilancia = setInterval(() => void mirar(), ENTRE_MIRADAS_MS);
  vigilancia.unref();

  const cambios = cambiosEn(ruta, (cambio) =>
    conCandado(ruta, async () => {
      const antes = await leer(ruta);
      const nuevas = conEnSuLugar(antes, cambio(antes));
      exigirDistintas(ruta, nuevas);
      await escribirSecreto(ruta, { instituciones: nuevas });
      memoria.poner(nuevas);
    }),
  );
  const { listar, porAnfitrion, alCambiar } = memoria;
  const cerrar = async () => clearInterval(vigilancia);
  const releer = async () => memoria.poner(await leer(ruta));
  return { listar, porAnfitrion, alCambiar, ...cambios, releer, cerrar };
}

function conEnSuLugar(antes: readonly Institucion[], una: Institucion): Institucion[] {
  const esta = antes.some(({ nombre }) => nombre === una.nombre);
  return esta ? antes.map((otra) => (otra.nombre === una.nombre ? una : otra)) : [...antes, una];
}

const contenido = z.strictObject({ instituciones: z.array(z.unknown()) });

async function leer(ruta: string): Promise<Institucion[]> {
  const dicho = await leerSecreto(ruta);
  if (dicho === undefined)
    throw new InstitucionError(
      `INSTITUCIONES: no existe ${ruta}. Cree la primera con «npm run instituciones -- crear NOMBRE --anfitrion NOMBRE.EJEMPLO.GT».`,
    );
  const leido = contenido.safeParse(dicho);
  if (!leido.success)
    throw new InstitucionError(`${ruta}: se espera un objeto con la lista «instituciones», y nada más.`);
  return leerInstituciones(ruta, leido.data.instituciones);
}

async function crearSiFalta(ruta: string): Promise<void> {
  if ((await leerSecreto(ruta)) === undefined) await escribirSecreto(ruta, { instituciones: [] });
}

/** What changes when somebody writes it, also by putting another in its place; nothing while it is not there. */
async function huellaDe(ruta: string): Promise<string> {
  const estado = await stat(ruta, { bigint: true }).catch(() => undefined);
  return estado === undefined ? '' : `${estado.ino} ${estado.mtimeNs} ${estado.ctimeNs} ${estado.size}`;
}
