// How the owner enters each PostgreSQL cluster. Only the commands read it; the process that serves never has it.
import type pg from 'pg';
import { z } from 'zod';
import { conCliente } from '#platform/database/con-cliente.ts';
import { InstitucionError } from '#platform/institucion-error.ts';
import { leerSecreto } from '../directorio/archivo-secreto.ts';
import { cumuloDe } from '../directorio/validar.ts';

export interface Duenos {
  readonly cumulos: readonly string[];
  /** The address of that database of that cluster, entered as the owner. */
  direccion(cumulo: string, base?: string): string;
}

const contenido = z.record(z.string(), z.string().regex(/^postgres(ql)?:\/\/\S+$/));

export async function leerDuenos(ruta: string | undefined): Promise<Duenos> {
  if (ruta === undefined)
    throw new InstitucionError(
      'INSTITUCIONES_DUENOS: indique el archivo (modo 600) que dice cómo entra el dueño a cada PostgreSQL: { "servidor:5432": "postgres://dueno:clave@servidor:5432/postgres" }.',
    );
  const leido = contenido.safeParse(await leerSecreto(ruta));
  if (!leido.success)
    throw new InstitucionError(
      `INSTITUCIONES_DUENOS: ${ruta} espera { "servidor:5432": "postgres://dueno:clave@servidor:5432/postgres" }.`,
    );
  const direcciones = new Map<string, string>();
  for (const [cumulo, url] of Object.entries(leido.data)) {
    if (!URL.canParse(url) || comoCumulo(cumulo) !== cumuloDe(url))
      throw new InstitucionError(
        `INSTITUCIONES_DUENOS: la dirección de «${cumulo}» no lleva a ese servidor y puerto.`,
      );
    direcciones.set(cumuloDe(url), url);
  }
  return enDirecciones(direcciones);
}

function enDirecciones(direcciones: ReadonlyMap<string, string>): Duenos {
  return {
    cumulos: [...direcciones.keys()],
    direccion(cumulo, base) {
      const dueno = direcciones.get(comoCumulo(cumulo));
      if (dueno === undefined)
        throw new InstitucionError(
          `INSTITUCIONES_DUENOS no dice cómo entra el dueño a ${cumulo}. Agréguelo al archivo.`,
        );
      const url = new URL(dueno);
      if (base !== undefined) url.pathname = `/${encodeURIComponent(base)}`;
      return url.href;
    },
  };
}

/** server:port as the directory would write it. */
export function comoCumulo(texto: string): string {
  const partes = /^(.+):(\d{1,5})$/.exec(texto);
  if (partes === null)
    throw new InstitucionError(`«${texto}» no es un servidor y su puerto, como db1.ejemplo.gt:5432.`);
  const [, servidor = '', puerto = ''] = partes;
  return cumuloDe(
    servidor.startsWith('/')
      ? `postgres://localhost/?host=${encodeURIComponent(servidor)}&port=${puerto}`
      : `postgres://${servidor}:${puerto}/`,
  );
}

/** One connection as the owner. */
export const conDueno = <T>(connectionString: string, hacer: (client: pg.Client) => Promise<T>): Promise<T> =>
  conCliente({ connectionString, application_name: 'cuadra instituciones' }, hacer);

export function baseDe(direccion: string): string {
  return decodeURIComponent(new URL(direccion).pathname.slice(1));
}
