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
import { RespaldoError } from './respaldo-error.ts';

export interface Anuncio {
  readonly direccion: string;
  readonly usuariosDemo: { readonly correos: readonly string[]; readonly contrasena: string } | undefined;
  readonly situacion: 'lista' | 'sin-usuarios';
}

export function anunciar({ direccion, usuariosDemo, situacion }: Anuncio): void {
  const lineas = ['', `  Cuadra está listo en ${direccion}`, ''];
  if (usuariosDemo !== undefined) {
    lineas.push('  Usuarios de demostración:', ...usuariosDemo.correos.map((correo) => `    ${correo}`));
    lineas.push(`  Contraseña de todos: ${usuariosDemo.contrasena}`, '');
  }
  if (situacion === 'sin-usuarios') {
    lineas.push(
      '  Todavía no hay usuarios. Inicie de nuevo con CUADRA_ADMIN_EMAIL y CUADRA_ADMIN_PASSWORD',
      '',
    );
  }
  process.stdout.write(`${lineas.join('\n')}\n`);
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
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
