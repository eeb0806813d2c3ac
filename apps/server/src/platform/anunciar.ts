// What the person who started Cuadra reads in the terminal: where to go, or why it did not start.
import pg from 'pg';
import { PostgresError } from './bundled-postgres/lanzar-proceso.ts';
import { SinPostgresError } from './bundled-postgres/programas.ts';
import { CarpetaError } from './carpeta-de-datos.ts';
import { ConfigError } from './config.ts';
import { DurabilidadError } from './database/exigir-durabilidad.ts';
import { AgrupadorError } from './database/exigir-sesion.ts';
import { MigracionError } from './database/migrar.ts';
import { PapelError } from './database/papel-de-la-aplicacion.ts';
import { RootError } from './dejar-de-ser-root.ts';
import { esDeEstaMaquina } from './es-de-esta-maquina.ts';
import { ExportacionError } from './exportacion-error.ts';
import { InstitucionError } from './institucion-error.ts';
import { RespaldoError } from './respaldo-error.ts';

export interface Anuncio {
  readonly direccion: string;
  readonly usuariosDemo: { readonly correos: readonly string[]; readonly contrasena: string } | undefined;
  /** Where there are no users: what whoever reads this makes the first one with. */
  readonly codigoDeInicio: string | undefined;
}

export function anunciar({ direccion, usuariosDemo, codigoDeInicio }: Anuncio): void {
  const lineas = ['', `  Cuadra está listo en ${direccion}`, ''];
  if (usuariosDemo !== undefined) {
    lineas.push('  Usuarios de demostración:', ...usuariosDemo.correos.map((correo) => `    ${correo}`));
    lineas.push(`  Contraseña de todos: ${usuariosDemo.contrasena}`, '');
  }
  if (codigoDeInicio !== undefined) {
    lineas.push(
      '  Todavía no hay usuarios. En esta misma máquina abra:',
      `    ${enEstaMaquina(direccion)}/primer-inicio`,
      `  y escriba este código, que sirve una sola vez: ${codigoDeInicio}`,
      '',
    );
  }
  process.stdout.write(`${lineas.join('\n')}\n`);
}

/** By its own name only the machine itself finds it. */
function enEstaMaquina(direccion: string): string {
  const url = new URL(direccion);
  if (!esDeEstaMaquina(url.hostname)) url.hostname = 'localhost';
  return url.origin;
}

const CONOCIDOS = [
  ConfigError,
  CarpetaError,
  MigracionError,
  PapelError,
  RootError,
  DurabilidadError,
  AgrupadorError,
  PostgresError,
  SinPostgresError,
  RespaldoError,
  ExportacionError,
  InstitucionError,
];

export function explicar(error: unknown, titulo = 'Cuadra no pudo iniciar.'): void {
  process.stderr.write(`\n${titulo}\n${causa(error)}\n`);
}

function causa(error: unknown): string {
  if (CONOCIDOS.some((Clase) => error instanceof Clase)) return (error as Error).message;
  if (error instanceof pg.DatabaseError)
    return `PostgreSQL respondió «${error.message}». Revise DATABASE_URL y DATABASE_OWNER_URL.`;
  const codigo = (error as NodeJS.ErrnoException).code ?? '';
  if (['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT'].includes(codigo)) {
    return 'DATABASE_URL o DATABASE_OWNER_URL: no hay un PostgreSQL que responda en esa dirección.';
  }
  const { path } = error as NodeJS.ErrnoException;
  const queNo = DE_ARCHIVOS[codigo];
  if (queNo !== undefined && path !== undefined) {
    return `${queNo} ${path}. Revise la carpeta y quién es su dueño, o elija otra.`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

const DE_ARCHIVOS: Readonly<Record<string, string>> = {
  EACCES: 'El usuario de Cuadra no puede abrir',
  EPERM: 'El usuario de Cuadra no puede abrir',
  ENOENT: 'No existe',
  ENOSPC: 'No queda espacio para escribir',
};
